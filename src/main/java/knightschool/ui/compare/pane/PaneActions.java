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
 * @param choose shows another algorithm, or other options, in the pane
 * @param enlarge shows the pane alone, or all panes again
 * @param close removes the pane
 * @param costs shows the costs of the choices of the pane
 * @param choices supplies the squares that the search could try at the shown step instead of its next one
 * @param fork creates a twin that tries a square next
 * @param makeWay shows the pane that will replace this one at once and opens its menu; returns false if there is none
 * @param isAlone whether there is no other pane
 * @param isEnlarged whether the pane is shown alone now
 */
public record PaneActions(
        Consumer<ConfiguredAlgorithm> choose,
        Command enlarge,
        Command close,
        Command costs,
        Supplier<List<Integer>> choices,
        IntConsumer fork,
        BooleanSupplier makeWay,
        boolean isAlone,
        boolean isEnlarged) {}
