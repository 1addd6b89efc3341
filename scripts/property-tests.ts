import fc from 'fast-check';

// Property tests draw the same values in every run, so that a change is what makes them fail. `SEED=random npm test -- unit`
// draws others, and a number in its place the values of a run that failed.
const { SEED: given = '20261121' } = process.env;
fc.configureGlobal({ seed: given === 'random' ? Date.now() : Number(given) });
