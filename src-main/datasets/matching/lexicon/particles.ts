import { wordsOf } from './parse';

/** Words of a person's name that are written or left out by habit: Spanish, Portuguese, and of other languages. */
export const personParticles: ReadonlySet<string> = new Set(
  wordsOf(`
    de del la las los lo y e i da das do dos du des le les al el ul ud ur us as ash ad bin ibn ben bint binti bent van von
    der den ter ten zu zur vom und di della dello degli dei af av und of the abu o oglu ogly
  `),
);

/** Words of a company's or a vessel's name that say nothing. */
export const businessParticles: ReadonlySet<string> = new Set(
  wordsOf(`
    de del la las los lo el y e and the of for in on at a an da das do dos du des le les et en para por pour und der die
    das di della al con com with von van et
  `),
);
