package knightschool.ui.statemap.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.edit.DraftFault;
import knightschool.statemap.edit.PuzzleDraft;
import org.junit.jupiter.api.Test;

class PuzzleEditModelTest {
    private static final String ROWS = "AA.b\n..xb\n....\n";

    private final List<PuzzleDraft> drafts = new ArrayList<>();
    private final PuzzleEditModel edit = new PuzzleEditModel(drafts::add);

    private void begin(String rows) {
        edit.begin(PuzzleDraft.of(SlidingPuzzleText.parse(rows)));
    }

    private String rows() {
        return edit.draft().puzzle().map(SlidingPuzzleText::format).orElse("");
    }

    private void stroke(int... cells) {
        edit.press(cells[0]);
        for (int cell : cells) {
            edit.lead(cell);
        }
        edit.release();
    }

    @Test
    void aStrokeOverCellsDrawsABlockAndAClickTurnsAWall() {
        begin(ROWS);
        stroke(8, 9, 10);
        assertEquals("AA.b\n..xb\nBBB.\n", rows());
        stroke(6);
        assertEquals("AA.b\n...b\nBBB.\n", rows());
        stroke(2);
        assertEquals("AAxb\n...b\nBBB.\n", rows());
        assertEquals(3, drafts.size());
    }

    @Test
    void aBlockIsCarriedElsewhereAndStaysWhereThereIsNoSpace() {
        begin(ROWS);
        stroke(1, 5, 9);
        assertEquals("...b\n..xb\nAA..\n", rows());
        stroke(8, 5);
        assertEquals("...b\n..xb\nAA..\n", rows());
        assertEquals(
                Optional.of(PuzzleEditWords.noSpaceFor('A')),
                edit.refusalProperty().get());
        stroke(9, 8);
        assertEquals(
                Optional.of(PuzzleEditWords.noSpaceFor('A')),
                edit.refusalProperty().get(),
                "beyond the left edge");
        stroke(8, 9);
        assertEquals("...b\n..xb\n.AA.\n", rows());
        assertEquals(Optional.empty(), edit.refusalProperty().get());
    }

    @Test
    void everyEditIsUndoneAndDoneAgain() {
        begin(ROWS);
        Random random = new Random(3);
        List<PuzzleDraft> all = new ArrayList<>(List.of(edit.draft()));
        for (int i = 0; i < 300; i++) {
            PuzzleDraft before = edit.draft();
            act(random);
            if (!edit.draft().equals(before)) {
                all.add(edit.draft());
            }
        }
        assertTrue(all.size() > 100, all.size() + " edits");
        for (int i = all.size() - 1; i > 0; i--) {
            assertEquals(all.get(i), edit.draft());
            edit.undo();
        }
        assertEquals(Optional.empty(), edit.undoName());
        for (PuzzleDraft draft : all) {
            assertEquals(draft, edit.draft());
            edit.redo();
        }
        assertEquals(Optional.empty(), edit.redoName());
    }

    private void act(Random random) {
        int cells = edit.draft().columns() * edit.draft().rows();
        switch (random.nextInt(7)) {
            case 0 -> edit.delete();
            case 1 -> edit.makeTarget();
            case 2 -> edit.moveExit(random.nextInt(edit.draft().rows()));
            case 3 -> edit.resize(2 + random.nextInt(5), 2 + random.nextInt(5));
            case 4 -> stroke(random.nextInt(cells));
            default -> stroke(random.nextInt(cells), random.nextInt(cells));
        }
    }

    @Test
    void keysDoWhatTheMouseDoes() {
        begin(ROWS);
        assertEquals(0, edit.cursorProperty().get(), "at block A");
        edit.go(0, 1, false);
        edit.go(0, 1, false);
        edit.go(1, 0, true);
        edit.go(1, 0, true);
        edit.act();
        assertEquals("AA.b\n..xb\nBBB.\n", rows());
        assertEquals(10, edit.cursorProperty().get());
        edit.act();
        edit.go(1, 0, false);
        edit.act();
        assertEquals("AA.b\n..xb\n.BBB\n", rows());
        edit.go(-1, 0, false);
        edit.act();
        edit.go(0, -1, false);
        assertTrue(edit.abandon());
        assertEquals("AA.b\n..xb\n.BBB\n", rows());
        assertTrue(edit.goTo('b'));
        edit.delete();
        edit.act();
        assertEquals("AA.x\n..x.\n.BBB\n", rows());
        assertFalse(edit.goTo('Z'));
    }

    @Test
    void withoutBlockAItIsNoPuzzleAndTheFaultIsNamed() {
        begin(ROWS);
        edit.delete();
        assertEquals(Optional.of(DraftFault.NO_TARGET), edit.fault());
        assertEquals("", rows());
        stroke(4, 5);
        assertEquals("...b\nAAxb\n....\n", rows());
        assertEquals(Optional.of(DraftFault.BARRED_BY_WALL), edit.fault());
    }

    @Test
    void theExitGoesToAnotherRowWithBlockAIfThatIsFree() {
        begin("AA.b\n.Cxb\n.C..\n....\n");
        edit.moveExit(2);
        assertEquals(
                Optional.of(PuzzleEditWords.NO_SPACE_FOR_EXIT),
                edit.refusalProperty().get());
        edit.moveExit(3);
        assertEquals("...b\n.Cxb\n.C..\nAA..\n", rows());
    }

    @Test
    void aBlockInAColumnCannotBeTheOneToFree() {
        begin("AA.b\nCC.b\n");
        edit.goTo('b');
        edit.makeTarget();
        assertEquals(
                Optional.of(PuzzleEditWords.stands('b')), edit.refusalProperty().get());
        edit.goTo('C');
        edit.makeTarget();
        assertEquals("CC.b\nAA.b\n", rows());
    }

    @Test
    void aSmallerBoardLosesWhatDoesNotFitAndSaysSo() {
        begin(ROWS);
        edit.resize(3, 3);
        assertEquals("AA.\n..x\n...\n", rows());
        assertEquals(
                Optional.of("Block b did not fit and is gone. Take back (Ctrl + Z, Backspace) brings it back."),
                edit.refusalProperty().get());
        edit.undo();
        assertEquals(ROWS, rows());
        assertEquals(Optional.empty(), edit.refusalProperty().get());
        edit.resize(2, 3);
        assertEquals(
                Optional.of(
                        "Block b and 1 wall did not fit and are gone. Take back (Ctrl + Z, Backspace) brings them back."),
                edit.refusalProperty().get());
    }

    /** The arrow of a size, held for a moment, makes several changes: the last may lose nothing more. */
    @Test
    void whatASmallerBoardLosesIsSaidUntilItIsBack() {
        begin("AA..\n....\n....\nBBB.\n");
        edit.resize(4, 3);
        edit.resize(4, 2);
        Optional<String> gone =
                Optional.of("Block B did not fit and is gone. Take back (Ctrl + Z, Backspace) brings it back.");
        Optional<String> goneByTwoSteps = Optional.of(
                "Block B did not fit and is gone. Take back (Ctrl + Z, Backspace) brings it back, step by step.");
        assertEquals(goneByTwoSteps, edit.refusalProperty().get());
        edit.undo();
        assertEquals(gone, edit.refusalProperty().get(), "one step back is not enough");
        edit.undo();
        assertEquals(Optional.empty(), edit.refusalProperty().get());
        edit.redo();
        assertEquals(gone, edit.refusalProperty().get(), "done again");
        edit.redo();
        assertEquals(goneByTwoSteps, edit.refusalProperty().get(), "done again");
        edit.undo();
        edit.undo();
        edit.resize(5, 4);
        edit.resize(5, 3);
        assertEquals(gone, edit.refusalProperty().get(), "the step before lost nothing");
        edit.undo();
        edit.undo();
        edit.resize(4, 3);
        edit.press(0);
        edit.release();
        edit.resize(4, 2);
        assertEquals(goneByTwoSteps, edit.refusalProperty().get(), "a click on a block is no edit");
        stroke(7);
        assertEquals(Optional.empty(), edit.refusalProperty().get());
        edit.resize(3, 2);
        assertFalse(edit.refusalProperty().get().orElse("").contains("Block B"));
    }

    @Test
    void whatAClickDoesIsSaidForTheCellPointedAt() {
        begin(ROWS);
        assertEquals(PuzzleEditWords.onBlock('A'), edit.hint(OptionalInt.empty()));
        assertEquals(PuzzleEditWords.onBlock('b'), edit.hint(OptionalInt.of(7)));
        assertEquals(PuzzleEditWords.ON_WALL, edit.hint(OptionalInt.of(6)));
        assertEquals(PuzzleEditWords.ON_FREE, edit.hint(OptionalInt.of(4)));
        edit.press(4);
        assertEquals(PuzzleEditWords.DRAWING, edit.hint(OptionalInt.of(4)));
        edit.abandon();
        edit.press(0);
        assertEquals(PuzzleEditWords.carrying('A'), edit.hint(OptionalInt.of(4)));
    }

    @Test
    void whatWasDoneCanBeUndoneAfterEditingWasInterrupted() {
        begin(ROWS);
        stroke(8, 9);
        edit.end();
        edit.begin(edit.draft());
        edit.undo();
        assertEquals(ROWS, rows());
        begin("AA..\n");
        assertEquals(Optional.empty(), edit.redoName());
    }
}
