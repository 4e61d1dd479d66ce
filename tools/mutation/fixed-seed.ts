import fc from 'fast-check';

// The same random cases for every mutant: whether it is found must not depend on the run.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
