/** For steps 4 and 5: words with exactly one silent letter, each with that letter. */
export const rareSilent = `
receipts p, pneumonia p, pneumatic p, pterodactyl p, subtlety b, indebted b, dumbfound b, redoubt b, honeycomb b, aplomb b,
succumb b, debtor b, designer g, campaign g, assignment g, benign g, malign g, consignment g, alignment g, rhapsody h,
rhetoric h, rhinoceros h, exhausts h, exhibition h, heirloom h, aghast h, spaghetti h, ghastly h, gherkin h, dinghy h,
solemnly n, columns n, viscount s, islander s, debris s, islet s, jostling t, rustling t, bustling t, hustling t, bristling t,
depot t, cabaret t, rapport t, debut t, tsunami t, guardian u, guitarist u, guiltless u, rebuilding u, disguising u,
leopard o, jeopardy o, business i, indict c, swordsman w, balmy l, salmon l, calmness l, palmistry l, behalf l
`
