package knightschool.ui.compare.pane;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.ui.command.Command;

/**
 * The actions on one pane, where panes can be changed.
 *
 * @param algorithm the choice of its algorithm
 * @param place the place of the pane among the others
 * @param moves the moves that its search could make instead of its own
 * @param onSquares the actions on its squares
 */
public record PaneActions(
        AlgorithmChoice algorithm, PlaceAmongPanes place, AlternativeMoves moves, SquareActions onSquares) {
    /**
     * The choice of an algorithm in the menu of a pane.
     *
     * @param choose shows another algorithm, or other options, in the pane
     * @param makeWay shows the pane that will replace this one at once and opens its menu; returns false if there is
     *     none
     */
    public record AlgorithmChoice(Consumer<ConfiguredAlgorithm> choose, BooleanSupplier makeWay) {}

    /**
     * The place of a pane among the others.
     *
     * @param enlarge shows the pane alone, or all panes again
     * @param close removes the pane
     * @param isAlone whether there is no other pane
     * @param isEnlarged whether the pane is shown alone now
     */
    public record PlaceAmongPanes(Command enlarge, Command close, boolean isAlone, boolean isEnlarged) {}

    /**
     * The actions on the squares of a pane.
     *
     * @param areOffered returns whether they are offered now: not while a class is asked
     * @param stopAt stops the search whenever its knight comes to a square
     */
    public record SquareActions(BooleanSupplier areOffered, IntConsumer stopAt) {}

    /**
     * The moves that a search could make instead of its own.
     *
     * @param squares supplies the squares that the search could try at the shown step instead of its next one
     * @param fork creates a twin that tries a square next
     * @param costs shows the costs of the choices of the pane
     */
    public record AlternativeMoves(Supplier<List<Integer>> squares, IntConsumer fork, Command costs) {}
}
