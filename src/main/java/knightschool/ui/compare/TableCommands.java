package knightschool.ui.compare;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import knightschool.files.InputFault;
import knightschool.text.SpreadsheetTable;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.IconButtonFactory;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.table.ChoiceCostTableWords;
import knightschool.ui.compare.table.SearchCounterTableWords;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Shows the table of counts, and exports it and the table of costs to the clipboard or to a CSV file. The keys export
 * the table that is shown; of two, the one with the keyboard focus, or else the one that was opened last.
 */
final class TableCommands {
    static final String SHOW = "compare.facts";
    static final String COPY = "compare.copy";
    static final String SAVE = "compare.save";
    static final String COPY_COSTS = "compare.copy-costs";
    static final String SAVE_COSTS = "compare.save-costs";

    private final TableExporter exporter;
    private final List<Command> commands;
    private final List<Command> ofCounts;

    /** @param costsFirst whether the table of costs is exported by the keys while both are shown */
    TableCommands(TableExporter exporter, CompareModel model, BooleanSupplier costsFirst) {
        this.exporter = exporter;
        BooleanProperty countsShown = model.counts().shownProperty();
        BooleanBinding unasked = Bindings.not(model.predictions().shownProperty());
        BooleanBinding uncovered = unasked.and(Bindings.not(model.predictions().endsCoveredProperty()));
        ExportedTable counts = new ExportedTable(
                countsShown.and(uncovered),
                SearchCounterTableWords.showFirst(CommandDefinitions.keyText(SHOW)),
                () -> Optional.of(model.counts().table()),
                new InputFault(SearchCounterTableWords.NOTHING, SearchCounterTableWords.NOTHING_REMEDY),
                SearchCounterTableWords.SAVE_TITLE,
                SearchCounterTableWords.FILE_NAME);
        ExportedTable costs = new ExportedTable(
                model.choiceCosts().shownProperty().and(uncovered),
                SearchCounterTableWords.showFirst(CommandDefinitions.keyText(PaneCommands.COSTS)),
                () -> Optional.ofNullable(model.choiceCosts().tableProperty().get()),
                new InputFault(ChoiceCostTableWords.NOTHING, ChoiceCostTableWords.NOTHING_REMEDY),
                ChoiceCostTableWords.SAVE_TITLE,
                ChoiceCostTableWords.FILE_NAME);
        ObservableBooleanValue anyShown = Bindings.or(counts.shown(), costs.shown());
        Supplier<ExportedTable> inFront = () -> {
            boolean both = counts.shown().get() && costs.shown().get();
            return (both ? costsFirst.getAsBoolean() : costs.shown().get()) ? costs : counts;
        };
        this.ofCounts = export(() -> counts, counts.shown(), COPY, SAVE)
                .map(command -> command.called(
                        SearchCounterTableWords.export(command.id().equals(SAVE))))
                .toList();
        this.commands = Stream.of(
                        Stream.of(Command.of(SHOW, () -> countsShown.set(!countsShown.get()))
                                .when(unasked)),
                        export(inFront, anyShown, COPY, SAVE),
                        export(() -> costs, costs.shown(), COPY_COSTS, SAVE_COSTS))
                .flatMap(all -> all)
                .toList();
    }

    /**
     * A table that can be exported.
     *
     * @param shown whether the table is visible; an invisible one is not exported
     * @param first the refusal while it is invisible
     * @param now the current table; empty as long as nothing is known
     * @param empty the refusal for a table without rows
     * @param title the title of the question for a file
     * @param fileName the name of the file that is offered
     */
    private record ExportedTable(
            ObservableBooleanValue shown,
            String first,
            Supplier<Optional<? extends SpreadsheetTable>> now,
            InputFault empty,
            String title,
            String fileName) {}

    /**
     * Returns the commands that copy and save a table.
     *
     * @param table supplies the table
     * @param shown whether there is one
     */
    private Stream<Command> export(
            Supplier<ExportedTable> table, ObservableBooleanValue shown, String copy, String save) {
        return Stream.of(
                Command.of(copy, () -> with(table.get(), this::copy))
                        .when(shown)
                        .orSay(() -> table.get().first()),
                Command.of(save, () -> save(table.get()))
                        .when(shown)
                        .orSay(() -> table.get().first()));
    }

    private void save(ExportedTable table) {
        DocumentTypeDescriptor<SpreadsheetTable> kind = DocumentTypeDescriptor.export(
                table.title(),
                List.of(FileDialogFormat.of(SearchCounterTableWords.TABLES, ".csv")),
                (_, exported, _) -> exported.csv().getBytes(StandardCharsets.UTF_8));
        with(table, exported -> exporter.save(kind, exported, table.fileName()));
    }

    List<Command> commands() {
        return commands;
    }

    /**
     * Returns the buttons that copy and save the table of counts.
     *
     * @param home returns the keyboard focus to the scene
     */
    List<? extends Node> buttons(Runnable home) {
        return buttons(ofCounts, home);
    }

    /** Returns the buttons that copy and save the table of costs. */
    List<? extends Node> costButtons(Runnable home) {
        return buttons(List.of(Command.named(commands, COPY_COSTS), Command.named(commands, SAVE_COSTS)), home);
    }

    private static List<? extends Node> buttons(List<Command> copyAndSave, Runnable home) {
        return List.of(
                IconButtonFactory.of(copyAndSave.getFirst(), new FontIcon(Feather.COPY), home),
                IconButtonFactory.of(copyAndSave.getLast(), new FontIcon(Feather.DOWNLOAD), home));
    }

    private void with(ExportedTable source, Consumer<SpreadsheetTable> action) {
        Optional<? extends SpreadsheetTable> table = source.now().get().filter(one -> !one.isEmpty());
        if (table.isPresent()) {
            action.accept(table.get());
        } else {
            exporter.messages().refuse(source.empty());
        }
    }

    private void copy(SpreadsheetTable table) {
        exporter.copy(table.tabbed(), SearchCounterTableWords.COPIED);
    }
}
