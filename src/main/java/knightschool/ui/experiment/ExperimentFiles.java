package knightschool.ui.experiment;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.census.experiment.ExperimentTable;
import knightschool.census.experiment.ExperimentText;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.export.PictureFormat;
import knightschool.files.ExtensionFormat;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.files.TextFiles;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.ExperimentSetup;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.SaveRequest;
import knightschool.ui.document.TextClipboardWriter;
import knightschool.ui.graph.GraphWords;
import knightschool.ui.runs.AbstractSearchRunsFiles;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.SceneHost;

/**
 * Opens and saves the runs of an experiment, and exports its table and its picture. Used on the JavaFX thread; reads
 * and writes files in the background.
 */
final class ExperimentFiles extends AbstractSearchRunsFiles<ExperimentSetup, ExperimentText.Runs> {
    private static final DocumentTypeDescriptor<ExperimentText.Runs> RUNS = new DocumentTypeDescriptor<>(
            ExperimentWords.RUNS,
            ExperimentWords.OPEN_TITLE,
            ExperimentWords.SAVE_TITLE,
            List.of(FileDialogFormat.of(ExperimentWords.RUNS_FILES, AbstractSearchRunsFiles.ENDING)),
            Optional.of(ExperimentFiles::read),
            (file, runs, _) -> ExperimentText.write(file, runs));

    private static final DocumentTypeDescriptor<ExperimentTable> TABLE = DocumentTypeDescriptor.export(
            ExperimentWords.SAVE_TABLE_TITLE,
            List.of(FileDialogFormat.of(ExperimentWords.TABLES, AbstractSearchRunsFiles.ENDING)),
            (_, table, _) -> table.csv().getBytes(StandardCharsets.UTF_8));

    private static final DocumentTypeDescriptor<Figure> PICTURE = DocumentTypeDescriptor.export(
            ExperimentWords.SAVE_PICTURE_TITLE,
            FileDialogFormat.all(PictureFormat.class, GraphWords::of),
            (file, figure, _) -> ExtensionFormat.of(PictureFormat.class, file)
                    .orElseThrow()
                    .bytes(figure.sketch(), figure.palette()));

    private final ExperimentViewModel model;
    private final Supplier<Sketch> picture;
    private final SavedRunsFinder finder = new SavedRunsFinder(ExperimentText.MAX_BYTES, ExperimentFiles::read);

    private record Figure(Sketch sketch, ColourPalette palette) {}

    /** @param picture draws plot and table for a file */
    ExperimentFiles(
            ExperimentViewModel model, DocumentFileManager documents, SceneHost shell, Supplier<Sketch> picture) {
        super(ExperimentSetup.RUNS, documents, shell);
        this.model = model;
        this.picture = picture;
    }

    private static ExperimentText.Runs read(Path file, ReadProgressListener progress) {
        try {
            return ExperimentText.readAndCheck(TextFiles.read(file, ExperimentText.MAX_BYTES), progress);
        } catch (InputFault fault) {
            throw fault.place().isEmpty() ? fault.in(file.toString()) : fault;
        }
    }

    @Override
    protected DocumentTypeDescriptor<ExperimentText.Runs> kind() {
        return RUNS;
    }

    @Override
    protected void take(ExperimentText.Runs runs) {
        model.add(runs);
    }

    @Override
    protected void show(ExperimentText.Runs runs) {
        model.change(_ -> runs.plan());
    }

    @Override
    protected String opened(String name, ExperimentText.Runs runs) {
        return ExperimentWords.opened(name, model);
    }

    @Override
    protected void put(Path file, ExperimentText.Runs runs) {
        model.saved().put(file, runs);
    }

    /**
     * Adds the runs of recent files that belong to the plan on screen, even if they were made for another plan. Other
     * files, and missing ones, are skipped. For a file of runs that is faulty a message is shown, once per run of the
     * program.
     *
     * @param recent the files, newest first
     */
    @Override
    protected void openAgain(List<Path> recent) {
        List<Path> unread =
                recent.stream().filter(file -> !model.saved().has(file)).toList();
        if (!unread.isEmpty()) {
            ExperimentText.Runs now = model.runs();
            List<InputFault> faults = new ArrayList<>();
            model.beginRead();
            documents.ask(
                    ExperimentWords.FILE_NAME, progress -> finder.find(unread, now, progress, faults::add), found -> {
                        showNewFault(faults);
                        found.forEach(this::takeAgain);
                    });
            documents.runAfterTasks(model::endRead);
        }
    }

    /** Saves the runs to their file, or asks for one if they have none. */
    void save() {
        if (isAnyMade()) {
            save(model.runs(), _ -> {});
        }
    }

    /** Asks for a file and saves the runs to it. */
    void saveAs() {
        if (isAnyMade()) {
            saveAs(model.runs());
        }
    }

    @Override
    protected SaveRequest<ExperimentText.Runs> draft(ExperimentText.Runs runs) {
        return new SaveRequest<>(
                runs,
                ExperimentWords.named(runs.plan()),
                ExperimentWords.fileName(runs.plan()),
                model.saved().fileOf(runs.plan()));
    }

    private boolean isAnyMade() {
        if (model.table().isEmpty()) {
            shell.messages().refuse(new InputFault("no run is made yet", "Make the runs first."));
        }
        return !model.table().isEmpty();
    }

    /** Asks for a file and saves the table of medians to it. */
    void saveTable() {
        if (isAnyMade()) {
            documents.export(TABLE, model.table(), ExperimentWords.TABLE_NAME);
        }
    }

    /** Copies the table of medians. */
    void copyTable() {
        if (isAnyMade()) {
            TextClipboardWriter.copy(model.table().tabbed());
            shell.messages().report(ExperimentWords.COPIED);
        }
    }

    /** Asks for a file and saves plot and table to it as a picture, in the colours of the theme. */
    void savePicture() {
        if (isAnyMade()) {
            ColourPalette palette = shell.themeProperty().get().palette();
            documents.export(PICTURE, new Figure(picture.get(), palette), ExperimentWords.FILE_NAME);
        }
    }

    /** The experiments with runs that are in no file, that on screen first. */
    @Override
    public List<UnsavedDocument> documents() {
        return model.unsaved().reversed().stream()
                .map(ExperimentText.Runs::plan)
                .map(plan -> new UnsavedDocument(plan, ExperimentWords.named(plan), then -> save(plan, then)))
                .toList();
    }

    /** Saves the runs made so far for a plan. Those that are being made for it are cancelled. */
    private void save(ExperimentPlan plan, Consumer<Boolean> then) {
        if (plan.equals(model.plan())) {
            model.endCount();
        }
        save(model.runs(plan), then);
    }

    /**
     * The experiments with their runs, if some of these are in no file; that on screen last.
     *
     * @param now the set-up on screen, into which the plans are put
     */
    @Override
    public List<UnsavedWork> unsaved(ExperimentSetup now) {
        return model.unsaved().stream().map(runs -> unsaved(runs, now)).toList();
    }

    private UnsavedWork unsaved(ExperimentText.Runs runs, ExperimentSetup now) {
        Optional<Path> file = model.saved().fileOf(runs.plan());
        return new UnsavedWork(now.with(runs.plan()), file, file.flatMap(documents::stamp), runs.text(), Instant.now());
    }

    @Override
    protected void take(String text) {
        model.take(ExperimentText.read(text));
    }

    @Override
    protected void putNothing(Path file) {
        model.saved().put(file, model.runs().withoutRuns());
    }
}
