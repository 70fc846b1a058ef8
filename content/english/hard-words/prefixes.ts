/**
 * For steps 4 and 5: a prefix | words that take it | words that look as if they took it, by the prefix that they take
 * instead.
 */
export const prefixTraps = `
un|sympathetic, profitable, conventional, predictable, ambitious, imaginative, repentant, principled, merciful, pretentious, manageable, eventful|in: capable, competent, sincere, sufficient, considerate, tolerant, consistent; dis: loyal, honest, respectful, reputable; il: legible; ir: relevant, resolute; im: plausible, modest
in|sincere, sufficient, audible, capable, offensive, efficient, edible, competent, considerate, decisive, frequent, tolerant, adequate, attentive, consistent, flexible, discreet, coherent, conspicuous, hospitable|un: certain, comfortable, conventional, enthusiastic, ambitious, sympathetic, familiar, grateful, healthy, suitable, necessary, successful, eventful, selfish; dis: honest, courteous, agreeable, similar
im|mature, moral, mortal, partial, precise, plausible, personal, probable, practical, mobile, modest, perceptible, penetrable, permanent, prudent, measurable|un: popular, pleasant, profitable, predictable, prepared, principled, professional, productive, merciful, memorable, musical, manageable, pretentious, prejudiced, promising; dis: proportionate, pleased
ir|rational, relevant, resistible, replaceable, reversible, resolute, reparable, retrievable, reverent, refutable, reconcilable|un: reliable, realistic, reasonable, ready, repentant, remarkable, restricted, related, ruffled, rivalled, reserved, refined; dis: respectful, reputable
il|literate, legible, legitimate, liberal|un: lawful, likely, limited, licensed, labelled, lovable, learned, listed; dis: loyal
dis|loyal, respectful, reputable, courteous, contented, obedient, orderly, similar, agreeable, honourable, proportionate, advantageous, satisfied|un: certain, grateful, willing, sympathetic, principled, dutiful, predictable, reasonable, selfish; in: capable, competent, considerate, sincere, decisive, tolerant; im: patient, mature, polite; ir: responsible, reverent, resolute, rational; il: literate, logical
`
