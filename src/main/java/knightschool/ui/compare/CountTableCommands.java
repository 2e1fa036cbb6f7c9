package knightschool.ui.compare;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import knightschool.compare.SearchCountTable;
import knightschool.files.InputFault;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.pane.CountTableWords;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileFormat;
import knightschool.ui.shell.IconButton;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Shows the table of counts, and exports it to the clipboard or to a CSV file. */
final class CountTableCommands {
    static final String SHOW = "compare.facts";
    static final String COPY = "compare.copy";
    static final String SAVE = "compare.save";

    private static final DocumentTypeDescriptor<SearchCountTable> TABLE = DocumentTypeDescriptor.export(
            CountTableWords.SAVE_TITLE,
            List.of(FileFormat.of(CountTableWords.TABLES, ".csv")),
            (_, table, _) -> table.csv().getBytes(StandardCharsets.UTF_8));

    private final TableExporter exporter;
    private final CompareModel model;
    private final List<Command> commands;

    CountTableCommands(TableExporter exporter, CompareModel model) {
        this.exporter = exporter;
        this.model = model;
        BooleanProperty shown = model.countsShownProperty();
        String first = CountTableWords.showFirst(CommandDefinitions.keyText(SHOW));
        this.commands = List.of(
                Command.of(SHOW, () -> shown.set(!shown.get())),
                Command.of(COPY, () -> withTable(this::copy)).when(shown).orSay(first),
                Command.of(SAVE, () -> withTable(table -> exporter.save(TABLE, table, CountTableWords.FILE_NAME)))
                        .when(shown)
                        .orSay(first));
    }

    List<Command> commands() {
        return commands;
    }

    /**
     * The buttons of all commands but the one that shows the table.
     *
     * @param home returns the keyboard focus to the scene
     */
    List<? extends Node> buttons(Runnable home) {
        return List.of(
                IconButton.of(Command.named(commands, COPY), new FontIcon(Feather.COPY), home),
                IconButton.of(Command.named(commands, SAVE), new FontIcon(Feather.DOWNLOAD), home));
    }

    private void withTable(Consumer<SearchCountTable> action) {
        SearchCountTable table = model.counts();
        if (table.rows().isEmpty()) {
            exporter.messages().show(new InputFault(CountTableWords.NOTHING, CountTableWords.NOTHING_REMEDY));
        } else {
            action.accept(table);
        }
    }

    private void copy(SearchCountTable table) {
        exporter.copy(table.tabbed(), CountTableWords.COPIED);
    }
}
