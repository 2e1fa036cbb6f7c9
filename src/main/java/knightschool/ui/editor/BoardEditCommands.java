package knightschool.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import knightschool.board.Board;
import knightschool.board.edit.BoardSide;
import knightschool.board.edit.BoardTransform;
import knightschool.board.edit.Symmetry;
import knightschool.drawing.Zoom;
import knightschool.setup.value.EditTool;
import knightschool.ui.board.BoardPanZoom;
import knightschool.ui.command.Command;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.editor.model.BoardSelectionActions;
import knightschool.ui.editor.model.EditToolStrokes;
import knightschool.ui.editor.model.WholeBoardEdits;

/** The commands on squares and on the whole board, besides clicking. */
final class BoardEditCommands {
    static final String CANCEL = "board.cancel";
    static final String MIRROR = "board.next-symmetry";
    static final String CUT = "board.cut";
    static final String COPY = "board.copy";
    static final String ALL = "board.select-all";
    static final String HOLES = "board.delete";
    static final String FIT = "board.whole";

    private final BoardEditorModel model;
    private final EditToolStrokes strokes;
    private final BooleanBinding chosen;

    BoardEditCommands(BoardEditorModel model) {
        this.model = model;
        this.strokes = model.strokes();
        this.chosen = Bindings.createBooleanBinding(
                () -> strokes.selectionProperty().get().isPresent(), strokes.selectionProperty());
    }

    static String id(EditTool tool) {
        return "board.tool-" + tool.word();
    }

    static String id(BoardTransform transform) {
        return "board." + word(transform);
    }

    static String id(BoardSide side, int by) {
        return "board." + (by > 0 ? "add-" : "take-") + word(side);
    }

    static String id(Symmetry symmetry) {
        return "board.symmetry-" + word(symmetry);
    }

    static String shiftId(BoardSide to, boolean around) {
        return "board.shift-" + (around ? "" : "off-") + word(to);
    }

    /** Returns the part of an id for a value. */
    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the commands of tools, symmetry and selection. */
    List<Command> ofTools() {
        List<Command> commands = new ArrayList<>();
        commands.add(
                Command.of(CANCEL, this::cancel).when(strokes.underWayProperty().or(chosen)));
        for (EditTool tool : EditTool.values()) {
            commands.add(Command.of(id(tool), () -> model.toolProperty().set(tool)));
        }
        commands.add(here("hole", model::toggleHole));
        commands.add(here("start", model::placeStart));
        commands.add(here("end", model::placeEnd));
        commands.add(Command.of(MIRROR, this::nextSymmetry));
        for (Symmetry symmetry : Symmetry.values()) {
            commands.add(
                    Command.of(id(symmetry), () -> strokes.symmetryProperty().set(symmetry)));
        }
        return commands;
    }

    /** Returns a command that uses a tool once, on the square pointed at, whichever tool is chosen. */
    private Command here(String tool, IntConsumer use) {
        return Command.of(
                        "board." + tool + "-here",
                        () -> use.accept(model.pointedProperty().get()))
                .when(model.pointedProperty().isNotEqualTo(Board.NONE));
    }

    private void cancel() {
        if (strokes.underWayProperty().get()) {
            strokes.abandon();
        } else {
            model.selected().none();
        }
    }

    /** Switches to the next symmetry that fits the board. */
    private void nextSymmetry() {
        Symmetry[] all = Symmetry.values();
        int next = strokes.symmetryProperty().get().ordinal();
        do {
            next = (next + 1) % all.length;
        } while (!all[next].fits(model.board()));
        strokes.symmetryProperty().set(all[next]);
    }

    /**
     * Returns the commands on the selection.
     *
     * @param copy copies the selected squares, or the whole board, to the clipboard
     */
    List<Command> ofSelection(Runnable copy) {
        BoardSelectionActions selected = model.selected();
        return List.of(
                Command.of(ALL, selected::all),
                Command.of(COPY, copy),
                Command.of(CUT, () -> {
                            copy.run();
                            selected.cut();
                        })
                        .when(chosen),
                Command.of(HOLES, selected::toggle).when(chosen),
                move(BoardSide.LEFT, -1, 0),
                move(BoardSide.RIGHT, 1, 0),
                move(BoardSide.TOP, 0, -1),
                move(BoardSide.BOTTOM, 0, 1));
    }

    /**
     * Returns the paste command.
     *
     * @param puts pastes copied squares, or opens a copied picture
     */
    static Command paste(Runnable puts) {
        return Command.of(EditorCommands.PASTE, puts);
    }

    private Command move(BoardSide to, int dx, int dy) {
        return Command.of("board.move-" + word(to), () -> model.selected().move(dx, dy))
                .when(chosen);
    }

    /** Returns the commands that flip, rotate, shift and resize the board. */
    List<Command> ofWholeBoard() {
        WholeBoardEdits changes = model.changes();
        Stream<Command> sides = Stream.of(BoardSide.values())
                .flatMap(side -> Stream.of(1, -1).map(by -> Command.of(id(side, by), () -> changes.grow(side, by))));
        List<Command> commands = new ArrayList<>(List.of(
                transform(BoardTransform.TURN_RIGHT),
                transform(BoardTransform.TURN_LEFT),
                transform(BoardTransform.HALF_TURN),
                transform(BoardTransform.FLIP_LEFT_RIGHT),
                transform(BoardTransform.FLIP_TOP_BOTTOM)));
        commands.addAll(sides.toList());
        for (BoardSide to : BoardSide.values()) {
            int dx = to == BoardSide.LEFT ? -1 : to == BoardSide.RIGHT ? 1 : 0;
            int dy = to == BoardSide.TOP ? -1 : to == BoardSide.BOTTOM ? 1 : 0;
            commands.add(Command.of(shiftId(to, true), () -> changes.shift(dx, dy)));
            commands.add(Command.of(shiftId(to, false), () -> changes.shiftOff(dx, dy)));
        }
        return commands;
    }

    private Command transform(BoardTransform transform) {
        return Command.of(id(transform), () -> model.changes().transform(transform));
    }

    /** @param showGraph shows the whole graph, which the same key brings back after the mouse has moved it */
    static List<Command> ofNavigation(BoardPanZoom navigation, Runnable showGraph) {
        return List.of(
                Command.of("board.nearer", () -> navigation.zoom(Zoom.NEARER)),
                Command.of("board.further", () -> navigation.zoom(Zoom.FURTHER)),
                Command.of(FIT, () -> {
                    navigation.fit();
                    showGraph.run();
                }));
    }
}
