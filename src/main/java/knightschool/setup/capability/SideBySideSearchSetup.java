package knightschool.setup.capability;

import java.util.List;
import java.util.Optional;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.search.Problem;
import knightschool.setup.value.Moment;

/** A set-up of a scene that shows searches of one problem side by side, all at the same moment. */
public interface SideBySideSearchSetup extends SetupOnBoard {
    /**
     * Returns the problem.
     *
     * @throws knightschool.files.InputFault if closed tours are searched for on a board with an end square
     */
    Problem problem();

    /** Returns the solvers, one for each search, from left to right. */
    List<ConfiguredAlgorithm> solvers();

    /** Returns the moment shown first; empty for step 0. */
    Optional<Moment> moment();

    /** Returns the maximum number of steps within which the moment is searched for. */
    long momentLimit();

    /** Returns the moments that the set-up names and that the searches must reach. */
    List<RequiredMoment> namedMoments();
}
