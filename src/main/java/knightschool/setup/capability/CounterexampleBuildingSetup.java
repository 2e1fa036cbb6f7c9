package knightschool.setup.capability;

import knightschool.setup.value.CounterexampleKind;

/** A set-up of a scene in which the user can construct a counterexample. */
public interface CounterexampleBuildingSetup {
    /** Returns the kind of counterexample. */
    CounterexampleKind counterexampleKind();
}
