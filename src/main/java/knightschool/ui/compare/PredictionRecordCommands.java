package knightschool.ui.compare;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.IconButtonFactory;
import knightschool.ui.compare.model.CompareCommandWords;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.PredictionModel;
import knightschool.ui.compare.prediction.PredictionViewWords;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The commands on the answers of a school class: export them, delete them, and name the teams. */
final class PredictionRecordCommands {
    static final String COPY = "compare.predictions.copy";
    static final String SAVE = "compare.predictions.save";
    static final String TEAMS = "compare.predictions.teams";
    static final String FORGET = "compare.predictions.forget";

    private static final DocumentTypeDescriptor<PredictionRecord> TABLE = DocumentTypeDescriptor.export(
            PredictionViewWords.SAVE_TITLE,
            List.of(FileDialogFormat.of(PredictionViewWords.TABLES, ".csv")),
            (_, table, _) -> table.csv().getBytes(StandardCharsets.UTF_8));

    private final PredictionModel model;
    private final TableExporter exporter;
    private final List<Command> commands;

    /** The answers that were exported, or whose deletion the user was warned of. */
    private PredictionRecord settled = PredictionRecord.EMPTY;

    /**
     * @param teamsShown whether the field for the names of teams is shown
     * @param unasked why nothing is exported while no class is asked; a sentence for all tables with these keys
     */
    PredictionRecordCommands(
            PredictionModel model, TableExporter exporter, BooleanProperty teamsShown, String unasked) {
        this.model = model;
        this.exporter = exporter;
        BooleanBinding any = Bindings.createBooleanBinding(
                () -> model.shownProperty().get()
                        && !model.rounds().recordProperty().get().isEmpty(),
                model.shownProperty(),
                model.rounds().recordProperty());
        String first = CompareCommandWords.predictFirst(CommandDefinitions.keyText(CompareCommands.PREDICT));
        Supplier<String> none = () -> model.shownProperty().get() ? PredictionViewWords.NO_ANSWERS : unasked;
        this.commands = List.of(
                Command.of(COPY, this::copy).when(any).orSay(none),
                Command.of(SAVE, this::save).when(any).orSay(none),
                Command.of(TEAMS, () -> teamsShown.set(!teamsShown.get())).when(model.shownProperty()),
                Command.of(FORGET, this::forget)
                        .when(any)
                        .orSay(() -> model.shownProperty().get() ? PredictionViewWords.NO_ANSWERS : first));
    }

    List<Command> all() {
        return commands;
    }

    /**
     * Returns the buttons of all commands.
     *
     * @param home returns the keyboard focus to the scene
     */
    List<? extends Node> buttons(Runnable home) {
        return List.of(
                IconButtonFactory.of(Command.named(commands, TEAMS), new FontIcon(Feather.USERS), () -> {}),
                IconButtonFactory.of(Command.named(commands, COPY), new FontIcon(Feather.COPY), home),
                IconButtonFactory.of(Command.named(commands, SAVE), new FontIcon(Feather.DOWNLOAD), home),
                IconButtonFactory.of(Command.named(commands, FORGET), new FontIcon(Feather.ROTATE_CCW), home));
    }

    private void copy() {
        settled = model.rounds().recordProperty().get();
        exporter.copy(settled.tabbed(), PredictionViewWords.COPIED);
    }

    private void save() {
        settled = model.rounds().recordProperty().get();
        exporter.save(TABLE, settled, PredictionViewWords.FILE_NAME);
    }

    /** Deletes the answers; those that were not exported only at the second request. */
    private void forget() {
        PredictionRecord now = model.rounds().recordProperty().get();
        if (now.equals(settled) || now.answerCount() == 0) {
            model.forget();
            exporter.messages().say(PredictionViewWords.BEGUN_AGAIN);
        } else {
            settled = now;
            exporter.messages().say(PredictionViewWords.notSaved(now.answerCount(), CommandDefinitions.keyText(SAVE)));
        }
    }
}
