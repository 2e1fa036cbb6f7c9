package knightschool.ui.compare.pane;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import knightschool.algorithm.Solver;
import knightschool.ui.command.Command;

/**
 * What a person can do with one pane, where panes can be changed.
 *
 * @param choose told which algorithm, with which options, it shall show instead
 * @param enlarge shows it alone, or all of them again
 * @param close takes it away
 * @param costs shows what each of its choices costs
 * @param choices what it could do at the moment shown instead of what it does next
 * @param fork makes a twin that goes to a square instead
 * @param isAlone whether there is no other pane
 * @param isEnlarged whether it is shown alone now
 */
public record PaneActions(
        Consumer<Solver> choose,
        Command enlarge,
        Command close,
        Command costs,
        Supplier<List<Integer>> choices,
        IntConsumer fork,
        boolean isAlone,
        boolean isEnlarged) {}
