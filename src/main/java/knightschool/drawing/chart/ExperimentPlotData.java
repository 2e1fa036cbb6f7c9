package knightschool.drawing.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.census.experiment.ExperimentTable;
import knightschool.census.experiment.RunOrGroupReference;
import knightschool.drawing.AlgorithmStyle;
import knightschool.text.NumberFormatter;

/**
 * The data of the plots of an experiment. Immutable.
 *
 * @param table the groups of the plan, in its order
 * @param underway the numbers of the groups whose runs are being made
 * @param pointed the run or group that is pointed at
 */
public record ExperimentPlotData(
        ExperimentPlan plan, ExperimentTable table, Set<Integer> underway, Optional<RunOrGroupReference> pointed) {
    public ExperimentPlotData {
        underway = Set.copyOf(underway);
    }

    /** Returns the styles of solvers: those of one algorithm share colour and shape and differ in filling and line. */
    public static List<AlgorithmStyle> looks(List<ConfiguredAlgorithm> solvers) {
        List<AlgorithmStyle> looks = new ArrayList<>();
        for (int i = 0; i < solvers.size(); i++) {
            ConfiguredAlgorithm solver = solvers.get(i);
            long before = solvers.subList(0, i).stream()
                    .filter(other -> other.algorithm() == solver.algorithm())
                    .count();
            looks.add(AlgorithmStyle.of(solver.algorithm()).variant((int) before));
        }
        return List.copyOf(looks);
    }

    /** Returns the styles of the solvers of the plan. */
    List<AlgorithmStyle> looks() {
        return looks(plan.solvers());
    }

    /** Returns the row of a solver on a board, by their numbers in the plan. */
    ExperimentTable.Row row(int board, int solver) {
        return table.rows().get(group(board, solver));
    }

    /** Returns the number of a group. */
    int group(int board, int solver) {
        return board * plan.solvers().size() + solver;
    }

    /** Returns whether a group is pointed at, as a whole or one of its runs. */
    boolean isPointed(int group) {
        return pointed.filter(at -> at.group() == group).isPresent();
    }

    /** Returns the name of a board: its size, and how many squares it has where there are holes. */
    public static String name(Board board) {
        String size = NumberFormatter.size(board.columns(), board.rows());
        return board.playableCount() == board.squares() ? size : size + " (" + board.playableCount() + ")";
    }

    /** Returns how many of the runs of a group are made, such as "51 of 64". */
    static String progress(ExperimentTable.Row row) {
        return row.summary().count() + " of " + row.planned();
    }
}
