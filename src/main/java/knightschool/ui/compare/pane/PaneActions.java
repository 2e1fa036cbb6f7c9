package knightschool.ui.compare.pane;

import java.util.function.Consumer;
import knightschool.algorithm.Solver;
import knightschool.ui.command.Command;

/**
 * What a person can do with one pane, where panes can be changed.
 *
 * @param choose told which algorithm, with which options, it shall show instead
 * @param enlarge shows it alone, or all of them again
 * @param close takes it away
 * @param isAlone whether there is no other pane
 * @param isEnlarged whether it is shown alone now
 */
public record PaneActions(
        Consumer<Solver> choose, Command enlarge, Command close, boolean isAlone, boolean isEnlarged) {}
