package knightschool.ui.compare.pane;

import java.util.function.Consumer;
import knightschool.algorithm.Solver;
import knightschool.ui.command.Command;

/**
 * The actions on one pane, for scenes in which panes can be changed.
 *
 * @param choose receives the algorithm, with its options, that the pane is to show instead
 * @param enlarge shows this pane alone, or all panes again
 * @param close removes the pane
 * @param isAlone whether there is no other pane
 * @param isEnlarged whether only this pane is shown now
 */
public record PaneActions(
        Consumer<Solver> choose, Command enlarge, Command close, boolean isAlone, boolean isEnlarged) {}
