package knightschool.ui.census;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.search.policy.TieBreak;
import knightschool.setup.ShownControls;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.SetupSamples;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.command.Command;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.StagedScene;
import knightschool.ui.robot.Start;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A census opened from a set-up answers with it, and with what a person has changed. */
@ExtendWith(OnScreen.class)
class CensusFromSetupTest {
    private static final ConfiguredAlgorithm RANDOM =
            ConfiguredAlgorithm.read("warnsdorff --tie-break random --seed 77");

    private final UserSettings settings = UserSettings.forgotten();
    private StagedScene<SetupDrivenScene<CensusSetup>> staged;

    @Start
    void open(Stage primary) {
        staged = onFx(() -> new StagedScene<>(settings, 880, 600));
    }

    @AfterEach
    void close() {
        staged.close();
    }

    private void enter(ScenePlacement form) {
        staged.enter(window -> CensusScene.type().make().apply(window, form));
    }

    private void show(CensusSetup setup) throws Exception {
        onFx(() -> {
            staged.scene().open(setup);
            assertEquals(setup, staged.scene().now());
            return null;
        });
        untilShown("nothing is under way", staged.scene()::isSettled);
        assertEquals(setup, now());
    }

    private CensusSetup now() {
        return onFx(staged.scene()::now);
    }

    private CensusViewModel model() {
        return ((CensusScene) staged.scene()).model();
    }

    @ParameterizedTest
    @EnumSource(ScenePlacement.class)
    void nowIsWhatWasOpened(ScenePlacement form) throws Exception {
        enter(form);
        SetupSamples samples = new SetupSamples(30, 4);
        for (CensusSetup setup : Stream.generate(() -> (CensusSetup) samples.of(BuiltInSceneKinds.CENSUS))
                .limit(30)
                .toList()) {
            show(setup);
        }
    }

    /** What a person has changed is said, and opened alike in another scene. */
    private void changed(CensusSetup expected, Runnable change) throws Exception {
        onFx(() -> {
            change.run();
            return null;
        });
        assertEquals(expected, now());
        CensusParameters question = model().question();
        enter(ScenePlacement.WINDOW);
        show(expected);
        assertEquals(question, model().question());
    }

    @Test
    void everyChangeOfAPersonIsSaidAndOpenedAlike() throws Exception {
        enter(ScenePlacement.WINDOW);
        CensusSetup setup = CensusSetup.of(Board.full(5, 4));
        show(setup);
        setup = setup.withSolver(RANDOM);
        changed(setup, () -> model().ask(RANDOM.algorithm(), RANDOM.choices()));
        setup = setup.withLimit(1_000);
        changed(setup, () -> choice("#limit").setValue(1_000L));
        setup = setup.pointingAt(7);
        changed(setup, () -> model().pointedProperty().set(7));
        setup = setup.showing(DisplayOption.CLOSED, true);
        changed(setup, () -> model().askOn(Board.full(5, 4), true));
        setup = setup.on(Board.full(3, 4)).withLimit(1_000);
        changed(setup, () -> model().askOn(Board.full(3, 4), true));
        setup = setup.withSolver(new ConfiguredAlgorithm(
                RANDOM.algorithm(),
                new AlgorithmOptionValues(
                        Set.of(AlgorithmOption.TIE_BREAK), TieBreak.ROTH, AlgorithmOptionValues.USUAL_SEED)));
        changed(setup, () -> choice("#tie-break").setValue(TieBreak.ROTH));
        setup = setup.pointingAt(Board.NONE);
        changed(setup, () -> model().pointedProperty().set(Board.NONE));
    }

    @Test
    void limitIsSaidAlsoWhereTheSetupNamesNoControls() throws Exception {
        enter(ScenePlacement.WINDOW);
        CensusSetup bare = CensusSetup.of(Board.full(5, 4));
        show(bare.with(bare.display().with(ShownControls.of())));
        changed(bare.withLimit(1_000), () -> choice("#limit").setValue(1_000L));
    }

    @Test
    void limitThatIsNotOfferedIsShownWhereItBelongsAndRemembered() throws Exception {
        enter(ScenePlacement.WINDOW);
        show(CensusSetup.of(Board.full(5, 5)).withLimit(30_000));
        assertEquals(30_000L, choice("#limit").getValue());
        assertEquals(
                List.of(10_000L, 30_000L, 100_000L),
                onFx(() -> List.copyOf(choice("#limit").getItems().subList(1, 4))));
        assertEquals(30_000, CensusScene.first(settings).limit());
    }

    @SuppressWarnings("unchecked") // Both boxes are made for what is put into them.
    private ChoiceBox<Object> choice(String id) {
        return (ChoiceBox<Object>) staged.place().lookup(id);
    }

    @Test
    void figureHasNoControlsAndNoTextTooSmallToBeRead() throws Exception {
        enter(ScenePlacement.SLIDE);
        show(CensusSetup.of(Board.full(4, 4)).pointingAt(5));
        assertEquals(
                0,
                onFx(() ->
                        shown(ButtonBase.class).count() + shown(ChoiceBox.class).count()));
        assertEquals(
                List.of(),
                onFx(() -> shown(Labeled.class)
                        .filter(label -> label.getFont().getSize() < 14)
                        .map(Labeled::getText)
                        .toList()));
    }

    private <T> Stream<T> shown(Class<T> kind) {
        return staged.place().lookupAll("*").stream()
                .filter(node -> Stream.<Node>iterate(node, Objects::nonNull, Node::getParent)
                        .allMatch(Node::isVisible))
                .filter(kind::isInstance)
                .map(kind::cast);
    }

    @Test
    void everyTooltipOfTheFootNamesTheKeysOfItsCommand() throws Exception {
        enter(ScenePlacement.WINDOW);
        show(CensusSetup.of(Board.full(4, 4)));
        for (String id :
                List.of(CensusCommands.RUN, CensusCommands.COMPARE, CensusCommands.OPEN, CensusCommands.SAVE)) {
            Command command = Command.named(staged.scene().commands(), id);
            Labeled button = (Labeled) staged.place().lookup("#" + id.replace('.', '-'));
            assertEquals(command.tooltip(), button.getTooltip().getText());
            assertTrue(command.tooltip().endsWith("(" + command.keyText() + ")"));
        }
        Labeled again = (Labeled) staged.place().lookup("#try-again");
        assertEquals(
                Command.named(staged.scene().commands(), CensusCommands.RUN).tooltip(),
                again.getTooltip().getText());
    }
}
