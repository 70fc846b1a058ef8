import { once } from '../../once.ts'
import { aCallerOnChristmasEve } from './a-caller-on-christmas-eve.ts'
import { aLetterFromArima } from './a-letter-from-arima.ts'
import { aLetterFromSkarvay } from './a-letter-from-skarvay.ts'
import { aLetterFromTheIce } from './a-letter-from-the-ice.ts'
import { aLetterUnderTheFloorboard } from './a-letter-under-the-floorboard.ts'
import { aLifeWithoutLanding } from './a-life-without-landing.ts'
import { aLightInTheLibrary } from './a-light-in-the-library.ts'
import { aNightAmongGiants } from './a-night-among-giants.ts'
import { aPrintInTheSand } from './a-print-in-the-sand.ts'
import { aPrisonerOfThreads } from './a-prisoner-of-threads.ts'
import { asIWasSaying } from './as-i-was-saying.ts'
import { concerningCoachD } from './concerning-coach-d.ts'
import { correctToTheGram } from './correct-to-the-gram.ts'
import { elevenVerrucas } from './eleven-verrucas.ts'
import { firstFootprints } from './first-footprints.ts'
import { giveUsBackTheNight } from './give-us-back-the-night.ts'
import { herRound } from './her-round.ts'
import { homeByMountain } from './home-by-mountain.ts'
import { inDefenceOfTheEnemy } from './in-defence-of-the-enemy.ts'
import { insideTheAppleBarrel } from './inside-the-apple-barrel.ts'
import type { LongPassage } from './long-passage.ts'
import { lostAndFoundAtCastleCarrow } from './lost-and-found-at-castle-carrow.ts'
import { needleAndThread } from './needle-and-thread.ts'
import { nineMinutes } from './nine-minutes.ts'
import { notADryEye } from './not-a-dry-eye.ts'
import { playingTheMenu } from './playing-the-menu.ts'
import { ringingTheChanges } from './ringing-the-changes.ts'
import { roomFour } from './room-four.ts'
import { sixRedFlags } from './six-red-flags.ts'
import { theBoss } from './the-boss.ts'
import { theCaseOfTheVanishedVictoria } from './the-case-of-the-vanished-victoria.ts'
import { theCoolnessOfWalterTull } from './the-coolness-of-walter-tull.ts'
import { theDoorBeneathTheIvy } from './the-door-beneath-the-ivy.ts'
import { theEnchantressOfNumber } from './the-enchantress-of-number.ts'
import { theEvidenceOfMarmalade } from './the-evidence-of-marmalade.ts'
import { theFallOfNinetowers } from './the-fall-of-ninetowers.ts'
import { theFourthPeg } from './the-fourth-peg.ts'
import { theGhostOfTheHalcyon } from './the-ghost-of-the-halcyon.ts'
import { theKingWhoCouldNotChoose } from './the-king-who-could-not-choose.ts'
import { theLastStraw } from './the-last-straw.ts'
import { theLongJourneyOfASmallSquare } from './the-long-journey-of-a-small-square.ts'
import { theLongestWay } from './the-longest-way.ts'
import { theMapThatKeepsQuiet } from './the-map-that-keeps-quiet.ts'
import { theMoleAndTheRiver } from './the-mole-and-the-river.ts'
import { theNightWorkersInYourHead } from './the-night-workers-in-your-head.ts'
import { thePillarOnTheHill } from './the-pillar-on-the-hill.ts'
import { theQuietMove } from './the-quiet-move.ts'
import { theQuietestPlaceInNorfolk } from './the-quietest-place-in-norfolk.ts'
import { theRedThread } from './the-red-thread.ts'
import { theRightWayRound } from './the-right-way-round.ts'
import { theScenicRoute } from './the-scenic-route.ts'
import { theSecondRow } from './the-second-row.ts'
import { theSecondRug } from './the-second-rug.ts'
import { theSecretaryWhoFlew } from './the-secretary-who-flew.ts'
import { theSlowGround } from './the-slow-ground.ts'
import { theTongueThatWouldNotBeTied } from './the-tongue-that-would-not-be-tied.ts'
import { theUnfinishedBridge } from './the-unfinished-bridge.ts'
import { theWheelInTheMud } from './the-wheel-in-the-mud.ts'
import { theWheelWithAMindOfItsOwn } from './the-wheel-with-a-mind-of-its-own.ts'
import { theYellowKite } from './the-yellow-kite.ts'
import { twelveTurbines } from './twelve-turbines.ts'
import { twoMinutesFast } from './two-minutes-fast.ts'
import { watchingTheDaisies } from './watching-the-daisies.ts'
import { wellKnownThroughoutEurope } from './well-known-throughout-europe.ts'
import { whatTheOakKnows } from './what-the-oak-knows.ts'

export const longPassages = once((): readonly LongPassage[] =>
  [
    aCallerOnChristmasEve,
    aLetterFromArima,
    aLetterFromSkarvay,
    aLetterFromTheIce,
    aLetterUnderTheFloorboard,
    aLifeWithoutLanding,
    aLightInTheLibrary,
    aNightAmongGiants,
    aPrintInTheSand,
    aPrisonerOfThreads,
    asIWasSaying,
    concerningCoachD,
    correctToTheGram,
    elevenVerrucas,
    firstFootprints,
    giveUsBackTheNight,
    herRound,
    homeByMountain,
    inDefenceOfTheEnemy,
    insideTheAppleBarrel,
    lostAndFoundAtCastleCarrow,
    needleAndThread,
    nineMinutes,
    notADryEye,
    playingTheMenu,
    ringingTheChanges,
    roomFour,
    sixRedFlags,
    theBoss,
    theCaseOfTheVanishedVictoria,
    theCoolnessOfWalterTull,
    theDoorBeneathTheIvy,
    theEnchantressOfNumber,
    theEvidenceOfMarmalade,
    theFallOfNinetowers,
    theFourthPeg,
    theGhostOfTheHalcyon,
    theKingWhoCouldNotChoose,
    theLastStraw,
    theLongJourneyOfASmallSquare,
    theLongestWay,
    theMapThatKeepsQuiet,
    theMoleAndTheRiver,
    theNightWorkersInYourHead,
    thePillarOnTheHill,
    theQuietMove,
    theQuietestPlaceInNorfolk,
    theRedThread,
    theRightWayRound,
    theScenicRoute,
    theSecondRow,
    theSecondRug,
    theSecretaryWhoFlew,
    theSlowGround,
    theTongueThatWouldNotBeTied,
    theUnfinishedBridge,
    theWheelInTheMud,
    theWheelWithAMindOfItsOwn,
    theYellowKite,
    twelveTurbines,
    twoMinutesFast,
    watchingTheDaisies,
    wellKnownThroughoutEurope,
    whatTheOakKnows,
  ].map(write => write()),
)
