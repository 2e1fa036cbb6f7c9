package knightschool.ui.tour;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.ShownControls;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.SetupSamples;
import knightschool.setup.scene.TourConstructionSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.ui.command.Command;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.StagedScene;
import knightschool.ui.robot.Start;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A tour opened from a set-up answers with it, and with what a person has changed. */
@ExtendWith(OnScreen.class)
class TourFromSetupTest {
    private static final Optional<Moment> END = Optional.of(new Moment.End());

    private StagedScene<TourConstructionScene> staged;

    @Start
    void open(Stage primary) {
        staged = onFx(() -> new StagedScene<>(UserSettings.forgotten(), 900, 600));
    }

    @AfterEach
    void close() {
        staged.close();
    }

    private void enter(ScenePlacement form) {
        staged.enter(window -> new TourConstructionScene(window, form));
    }

    private void show(TourConstructionSetup setup) throws Exception {
        onFx(() -> {
            staged.scene().open(setup);
            assertEquals(setup, staged.scene().now());
            return null;
        });
        untilShown("nothing is under way", staged.scene()::isSettled);
    }

    private TourConstructionSetup now() {
        return onFx(staged.scene()::now);
    }

    private int step() {
        return onFx(() -> staged.scene().model().steps().step());
    }

    private void run(String command) {
        onFx(() -> {
            Command.named(staged.scene().commands(), command).run();
            return null;
        });
    }

    private static Optional<Moment> step(long number) {
        return Optional.of(new Moment.Step(number));
    }

    /** Valid tours, no larger than is made at once. */
    private static Stream<TourConstructionSetup> samples() {
        SetupSamples samples = new SetupSamples(20, 24);
        Random random = new Random(4);
        return Stream.generate(() -> (TourConstructionSetup) samples.of(BuiltInSceneKinds.TOUR))
                .map(setup -> small(setup, 1 + random.nextInt(60)))
                .limit(40);
    }

    private static TourConstructionSetup small(TourConstructionSetup setup, int columns) {
        Board board = Board.full(columns, setup.board().rows());
        TourConstructionSetup small =
                new TourConstructionSetup(WrittenBoard.of(board), setup.moment(), setup.display());
        return small.at(setup.moment()
                .map(moment -> moment instanceof Moment.Step step
                        ? new Moment.Step(Math.min(step.number(), small.lastStep()))
                        : moment));
    }

    @ParameterizedTest
    @EnumSource(ScenePlacement.class)
    void nowIsWhatWasOpenedBeforeAndAfterTheTourIsThere(ScenePlacement form) throws Exception {
        enter(form);
        for (TourConstructionSetup setup : samples().toList()) {
            show(setup);
            assertEquals(setup, now());
        }
    }

    @Test
    void momentThatIsNamedIsShownAndOneThatIsNotIsTheScenesOwn() throws Exception {
        enter(ScenePlacement.WINDOW);
        TourConstructionSetup setup = TourConstructionSetup.of(12, 12, true);
        show(setup.at(END));
        assertEquals(6, step());
        show(setup);
        assertEquals(0, step());
        show(setup.at(step(4)));
        assertEquals(4, step());
        show(TourConstructionSetup.of(600, 500, true));
        assertEquals(8302, step());
    }

    @Test
    void stepThatAPersonGoesToIsSaidAndOpenedAlike() throws Exception {
        enter(ScenePlacement.WINDOW);
        TourConstructionSetup opened = TourConstructionSetup.of(12, 12, true).at(END);
        show(opened);
        run(TourConstructionCommands.BACK);
        TourConstructionSetup left = now();
        assertEquals(opened.at(step(5)), left);
        run("tour.to-end");
        assertEquals(opened, now());
        show(left);
        assertEquals(5, step());
        run(TourConstructionCommands.FORWARD);
        assertEquals(opened.at(step(6)), now());
    }

    @Test
    void stepThatAPersonWantsBeforeTheTourIsThereIsSaid() throws Exception {
        enter(ScenePlacement.WINDOW);
        TourConstructionSetup opened = TourConstructionSetup.of(30, 20, false);
        onFx(() -> {
            staged.scene().open(opened);
            assertEquals(opened, staged.scene().now());
            staged.scene().model().steps().reach(3);
            assertEquals(opened.at(step(3)), staged.scene().now());
            staged.scene().model().steps().reach(TourPlayback.END);
            assertEquals(opened.at(END), staged.scene().now());
            return null;
        });
        untilShown("nothing is under way", staged.scene()::isSettled);
        assertEquals(opened.at(step(opened.lastStep())), now());
    }

    @Test
    void sizeAndKindThatAPersonAsksForAreSaidAtNoNamedMoment() throws Exception {
        enter(ScenePlacement.WINDOW);
        TourConstructionSetup opened = TourConstructionSetup.of(12, 12, true).at(step(3));
        show(opened);
        run(TourConstructionCommands.CLOSED);
        untilShown("nothing is under way", staged.scene()::isSettled);
        TourConstructionSetup open = now();
        assertEquals(TourConstructionSetup.of(12, 12, false), open);
        run(TourConstructionCommands.CLOSED);
        untilShown("nothing is under way", staged.scene()::isSettled);
        assertEquals(opened.at(Optional.empty()), now());
        assertEquals(0, step());
        onFx(() -> {
            staged.scene().model().ask(new TourConstructionParameters(10, 14, false));
            return null;
        });
        untilShown("nothing is under way", staged.scene()::isSettled);
        run(TourConstructionCommands.FORWARD);
        TourConstructionSetup changed = now();
        assertEquals(TourConstructionSetup.of(10, 14, false).at(step(1)), changed);
        show(open);
        show(changed);
        assertEquals(changed, now());
        assertEquals(1, step());
    }

    @Test
    void slideShowsThePlayerOnlyWhereItIsNamedAndTheWindowAlwaysDoes() throws Exception {
        WrittenBoard source = WrittenBoard.of(Board.full(8, 8));
        TourConstructionSetup bare = new TourConstructionSetup(
                source, Optional.empty(), new SceneDisplayState(Set.of(DisplayOption.CLOSED), ShownControls.of()));
        TourConstructionSetup named = new TourConstructionSetup(
                source, Optional.empty(), new SceneDisplayState(Set.of(), ShownControls.of(SceneControl.PLAYER)));
        enter(ScenePlacement.SLIDE);
        assertFalse(hasPlayer(bare));
        assertFalse(onFx(staged.scene()::takesArrows));
        assertFalse(hasPlayer(TourConstructionSetup.of(8, 8, true)));
        assertTrue(hasPlayer(named));
        assertTrue(onFx(staged.scene()::takesArrows));
        enter(ScenePlacement.WINDOW);
        assertTrue(hasPlayer(bare));
    }

    private boolean hasPlayer(TourConstructionSetup setup) throws Exception {
        show(setup);
        return onFx(() -> staged.place().lookup(".tour-player") != null);
    }

    @Test
    void slideHasNoTextThatIsTooSmallToBeRead() throws Exception {
        enter(ScenePlacement.SLIDE);
        for (TourConstructionSetup setup : List.of(
                TourConstructionSetup.of(12, 12, true).at(step(4)),
                TourConstructionSetup.of(30, 4, false),
                TourConstructionSetup.of(1000, 1000, true))) {
            show(setup);
            List<String> small = onFx(() -> staged.place().lookupAll("*").stream()
                    .filter(Labeled.class::isInstance)
                    .map(Labeled.class::cast)
                    .filter(label -> label.getText() != null && !label.getText().isEmpty())
                    .filter(label -> label.getFont().getSize() < 14)
                    .map(Labeled::getText)
                    .toList());
            assertEquals(List.of(), small);
        }
    }

    @Test
    void everyKeyThatIsNamedIsThatOfACommand() throws Exception {
        enter(ScenePlacement.WINDOW);
        show(TourConstructionSetup.of(12, 12, true));
        TourConstructionWords words =
                new TourConstructionWords(staged.scene().model(), staged.scene().commands());
        assertTrue(words.joining().endsWith(" Press → to put it together from small boards that are solved already."));
        List<Command> others = staged.scene().commands().stream()
                .map(command -> Command.of(command.id(), "", () -> {}).when(command.available()))
                .toList();
        assertFalse(new TourConstructionWords(staged.scene().model(), others)
                .joining()
                .contains("→"));
        assertEquals(
                "One step back (←)",
                onFx(() -> ((Labeled) staged.place().lookup("#tour-step-back"))
                        .getTooltip()
                        .getText()));
    }
}
