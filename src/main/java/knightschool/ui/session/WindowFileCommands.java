package knightschool.ui.session;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.scene.control.Menu;
import knightschool.export.PictureFormat;
import knightschool.export.PlacedGraphFormat;
import knightschool.files.ExtensionFormat;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.graph.PlacedGraph;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.file.PictureFileReader;
import knightschool.setup.RecognizedFileKind;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.capability.SetupOnPlacedGraph;
import knightschool.setup.scene.AnyFileSetupReader;
import knightschool.ui.command.Command;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.FileDialogRequest;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.RecentFileMenu;
import knightschool.ui.document.SaveRequest;
import knightschool.ui.document.StampedFileContent;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.graph.GraphWords;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.snapshot.ExportedScenePicture;

/**
 * Opens files of every kind in the window, and saves the content of a scene as a set-up or a picture. Used on the
 * JavaFX thread.
 */
public final class WindowFileCommands implements AutoCloseable {
    /** The id of the command that opens the menu of the set-ups that were opened or saved last. */
    public static final String RECENT_SETUPS = "window.recent-setups";

    private static final DocumentTypeDescriptor<OpenedFile> KIND = new DocumentTypeDescriptor<>(
            SessionWords.SETUP_NAME,
            SessionWords.OPEN_TITLE,
            SessionWords.SAVE_TITLE,
            List.of(FileDialogFormat.of(SessionWords.SETUPS, ".setup")),
            Optional.of(WindowFileCommands::read),
            (file, content, _) ->
                    SetupText.write(file, content.setup().orElseThrow().selfContained()));

    /** The scene on screen as a picture; offered together with the set-up, so that one key saves either. */
    private static final DocumentTypeDescriptor<ExportedScenePicture> PICTURE = DocumentTypeDescriptor.export(
            SessionWords.SAVE_TITLE,
            FileDialogFormat.all(PictureFormat.class, GraphWords::of),
            (_, picture, _) -> picture.bytes());

    /** The graph on screen, if it comes from no board; offered together with the set-up and the picture. */
    private static final DocumentTypeDescriptor<PlacedGraph> GRAPH = DocumentTypeDescriptor.export(
            SessionWords.SAVE_TITLE,
            FileDialogFormat.all(PlacedGraphFormat.class, GraphWords::of),
            (file, graph, _) -> ExtensionFormat.of(PlacedGraphFormat.class, file)
                    .orElseThrow()
                    .text(graph)
                    .getBytes(StandardCharsets.UTF_8));

    private final MainWindow window;
    private final DocumentFileManager documents;
    private Optional<InputFault> refused = Optional.empty();

    /**
     * The content of a file: a picture, from which a board is read, a set-up of a scene, or a table, which its scene
     * reads. Only a set-up is saved.
     */
    private record OpenedFile(Optional<NamedPicture> picture, Optional<Setup> setup, Optional<SceneKind> table) {
        static OpenedFile of(NamedPicture picture) {
            return new OpenedFile(Optional.of(picture), Optional.empty(), Optional.empty());
        }

        static OpenedFile of(Setup setup) {
            return new OpenedFile(Optional.empty(), Optional.of(setup), Optional.empty());
        }

        Optional<PlacedGraph> graph() {
            return setup.flatMap(value -> value.offer(SetupOnPlacedGraph.class)).map(SetupOnPlacedGraph::graph);
        }

        static OpenedFile ofTable(SceneKind table) {
            return new OpenedFile(Optional.empty(), Optional.empty(), Optional.of(table));
        }
    }

    /** @param screen runs tasks on the JavaFX thread */
    public WindowFileCommands(MainWindow window, Executor screen) {
        this(window, screen, new WindowFileDialogs(window));
    }

    WindowFileCommands(MainWindow window, Executor screen, FileDialogs questions) {
        this.window = window;
        this.documents = new DocumentFileManager(window, questions, screen);
    }

    /** The commands for files, available in every scene. */
    public List<Command> commands() {
        return List.of(Command.of("window.open-setup", this::open), Command.of("window.save-setup", this::save));
    }

    /** The menu of the set-ups that were opened or saved last. */
    public Menu recentSetups() {
        Menu menu = RecentFileMenu.within(
                window.recentFiles(),
                SessionWords.RECENT_SETUPS,
                KIND.name(),
                file -> KIND.formats().getFirst().fits(file),
                file -> open(List.of(file)));
        menu.setId("recent-setups");
        return menu;
    }

    private void open() {
        documents.choose(KIND, Optional.empty()).ifPresent(file -> open(List.of(file)));
    }

    /**
     * Opens files one after the other; the last one ends up in front. A message names the first file that cannot be
     * used, after all files have been processed, since opening a file removes messages.
     */
    public void open(List<Path> files) {
        for (Path file : files) {
            documents.read(KIND, file, this::show, fault -> refused = Optional.of(refused.orElse(fault)));
        }
        runAfterReading(() -> {
            refused.ifPresent(window.messages()::show);
            refused = Optional.empty();
        });
    }

    private static OpenedFile read(Path file, ReadProgressListener progress) {
        if (PictureFileReader.isPicture(file)) {
            return OpenedFile.of(NamedPicture.read(file, progress));
        }
        return RecognizedFileKind.of(file)
                .filter(one -> one.kind().isReadByScene())
                .map(one -> OpenedFile.ofTable(one.scene()))
                .orElseGet(() -> OpenedFile.of(AnyFileSetupReader.read(file, progress)));
    }

    private void show(StampedFileContent<OpenedFile> openedFile) {
        Optional<SceneKind> table = openedFile.value().table();
        if (table.isPresent()) {
            // The scene reads it, and makes it a recent file once it is open.
            window.openTable(table.get(), openedFile.file());
            return;
        }
        documents.opened(KIND, openedFile);
        openedFile.value().picture().ifPresent(window::openPicture);
        openedFile.value().setup().ifPresent(window::openFile);
    }

    /** Runs an action once all files requested so far are opened or refused. */
    public void runAfterReading(Runnable then) {
        documents.runAfterTasks(then);
    }

    private void save() {
        window.now()
                .map(setup -> SaveRequest.of(OpenedFile.of(setup), setup.scene().word()))
                .ifPresent(draft -> documents
                        .destination(KIND, draft, exports(draft.value()))
                        .ifPresent(target -> save(draft.value(), target)));
    }

    private static List<FileDialogFormat> exports(OpenedFile setup) {
        Stream<FileDialogFormat> ofGraph = setup.graph().isPresent() ? GRAPH.formats().stream() : Stream.of();
        return Stream.concat(PICTURE.formats().stream(), ofGraph).toList();
    }

    /** The extension of the file tells what is wanted. A picture is taken now, once no question lies over the scene. */
    private void save(OpenedFile setup, FileDialogRequest.Target target) {
        if (setup.graph().isPresent()
                && ExtensionFormat.of(PlacedGraphFormat.class, target.file()).isPresent()) {
            documents.saveTo(GRAPH, setup.graph().orElseThrow(), target);
            return;
        }
        Optional<PictureFormat> format = ExtensionFormat.of(PictureFormat.class, target.file());
        if (format.isEmpty()) {
            documents.saveTo(KIND, setup, target);
            return;
        }
        window.current()
                .map(scene -> ExportedScenePicture.of(
                        scene.node(), window.themeProperty().get().palette(), format.get()))
                .ifPresent(picture -> documents.saveTo(PICTURE, picture, target));
    }

    /** Whether all requested files are opened or refused. */
    public boolean isSettled() {
        return documents.isSettled();
    }

    @Override
    public void close() {
        documents.close();
    }
}
