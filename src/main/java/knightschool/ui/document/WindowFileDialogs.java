package knightschool.ui.document;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.QuestionDialog.Answer;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.UserSettings;

/**
 * Asks for files and folders in the system's dialogs, and about unsaved or meanwhile changed files in a card over the
 * window.
 */
public final class WindowFileDialogs implements FileDialogs {
    private final SceneHost shell;
    private final FileDialogFolder folder;

    public WindowFileDialogs(SceneHost shell) {
        this.shell = shell;
        this.folder = new FileDialogFolder(shell.settings());
    }

    @Override
    public Optional<Path> fileToOpen(FileDialogRequest request) {
        FileChooser chooser = chooser(request, true);
        return folder.remember(chooser.showOpenDialog(shell.window().orElse(null)));
    }

    @Override
    public Optional<SaveDestination> fileToSave(FileDialogRequest request) {
        FileChooser chooser = chooser(request, request.formats().size() == 1);
        chooser.setInitialFileName(request.name());
        return folder.remember(chooser.showSaveDialog(shell.window().orElse(null)))
                .map(file -> new SaveDestination(file, format(request, chooser.getSelectedExtensionFilter())));
    }

    private FileChooser chooser(FileDialogRequest request, boolean anyFile) {
        List<ExtensionFilter> filters = new ArrayList<>(
                request.formats().stream().map(WindowFileDialogs::filter).toList());
        if (anyFile) {
            filters.add(new ExtensionFilter(DocumentWords.ALL_FILES, "*.*", "*"));
        }
        FileChooser chooser = new FileChooser();
        chooser.setTitle(request.title());
        chooser.getExtensionFilters().setAll(filters);
        folder.begin(chooser, request.neighbour());
        return chooser;
    }

    private static ExtensionFilter filter(FileDialogFormat format) {
        return new ExtensionFilter(
                format.words(),
                format.endings().stream().map(ending -> "*" + ending).toList());
    }

    private static Optional<FileDialogFormat> format(FileDialogRequest request, ExtensionFilter filter) {
        return request.formats().stream()
                .filter(format ->
                        filter != null && filter(format).getExtensions().equals(filter.getExtensions()))
                .findFirst();
    }

    @Override
    public Optional<Path> folder(String title) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(title);
        return folder.ask(chooser, shell.window().orElse(null));
    }

    @Override
    public void aboutChanges(DocumentTypeDescriptor<?> kind, String name, Consumer<Changes> then) {
        List<Answer> answers = List.of(
                Answer.usual(DocumentWords.SAVE, () -> then.accept(Changes.SAVE)),
                Answer.of(DocumentWords.DISCARD, () -> then.accept(Changes.DISCARD)),
                Answer.of(DocumentWords.CANCEL, () -> then.accept(Changes.CANCEL)));
        QuestionDialog.ask(
                shell, DocumentWords.saveFirst(kind.name()), DocumentWords.changes(kind.name(), name), answers);
    }

    @Override
    public void aboutChangedFile(Path file, Consumer<Overwrite> then) {
        List<Answer> answers = List.of(
                Answer.of(DocumentWords.SAVE_OVER, () -> then.accept(Overwrite.SAVE_OVER)),
                Answer.of(DocumentWords.SAVE_ELSEWHERE, () -> then.accept(Overwrite.SAVE_AS)),
                Answer.of(DocumentWords.CANCEL, () -> then.accept(Overwrite.CANCEL)));
        QuestionDialog.ask(shell, DocumentWords.SAVE_OVER_FIRST, DocumentWords.changedMeanwhile(file), answers);
    }

    @Override
    public void mayReplace(Path file, Consumer<Boolean> then) {
        List<Answer> answers = List.of(
                Answer.of(DocumentWords.REPLACE, () -> then.accept(true)),
                Answer.of(DocumentWords.CANCEL, () -> then.accept(false)));
        QuestionDialog.ask(shell, DocumentWords.REPLACE_FIRST, DocumentWords.isThere(file), answers);
    }

    /**
     * The folder in which a file dialog starts: that of the document's file, else the one that the last dialog of any
     * kind led to. It belongs to the user rather than to a scene, and is kept in the settings. Used on the JavaFX
     * thread only, on which JavaFX itself also checks whether the folder exists, and throws if it does not.
     *
     * @param settings the settings of the program
     */
    record FileDialogFolder(UserSettings settings) {
        /**
         * Returns the folder in which a dialog starts; empty for the system's default.
         *
         * @param near the document's file; one without a parent folder is ignored
         */
        Optional<Path> beginning(Optional<Path> near) {
            return near.map(Path::getParent)
                    .filter(Files::isDirectory)
                    .or(() -> settings.dialogFolder().filter(Files::isDirectory));
        }

        /** Makes a dialog start in that folder. */
        void begin(FileChooser chooser, Optional<Path> near) {
            beginning(near)
                    .ifPresent(folder ->
                            chooser.setInitialDirectory(folder.toAbsolutePath().toFile()));
        }

        /**
         * Asks for a folder, starting where the last dialog led, and returns the chosen one; empty if the user
         * cancelled.
         */
        Optional<Path> ask(DirectoryChooser chooser, Window owner) {
            beginning(Optional.empty()).ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
            Optional<Path> path = Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
            path.ifPresent(settings::rememberDialogFolder);
            return path;
        }

        /** Returns the chosen file and remembers its folder; empty if the file is null because the user cancelled. */
        Optional<Path> remember(File file) {
            Optional<Path> path = Optional.ofNullable(file).map(File::toPath);
            path.map(Path::toAbsolutePath).map(Path::getParent).ifPresent(settings::rememberDialogFolder);
            return path;
        }
    }
}
