import { wordsOf } from './parse';

/** Words of a person's name that are written or left out by habit: Spanish, Portuguese, and of other languages. */
export const personParticles: ReadonlySet<string> = new Set(
  wordsOf(`
    de del la las los lo y e i da das do dos du des le les al el ul ud ur as ash ad az bin ibn ben bint binti bent van von
    der den ter ten zu zur vom und di della dello degli dei af av of the abu oglu ogly abd abdul abdel abdal abdoul abdi abed abdol
  `),
);

/** Words of a company's or a vessel's name that say nothing. */
export const businessParticles: ReadonlySet<string> = new Set(
  wordsOf(`
    de del la las los lo el y e i and the of for in on at an a s al ul il lil da das do dos du des le les et en para por pour
    und der die con com with von van www
  `),
);
