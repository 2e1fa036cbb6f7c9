package knightschool.ui.experiment;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import knightschool.setup.ExperimentSetup;
import knightschool.ui.document.CountFiles;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.SaveRequest;
import knightschool.ui.document.StampedFileContent;
import knightschool.ui.document.TextClipboard;
import knightschool.ui.graph.GraphWords;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.SceneHost;

/**
 * Opens and saves the runs of an experiment, and exports its table and its picture. Used on the JavaFX thread; reads
 * and writes files in the background.
 */
final class ExperimentFiles extends CountFiles<ExperimentSetup> {
    private static final int MOST_BYTES = 64 << 20;

    private static final DocumentTypeDescriptor<ExperimentText.Runs> RUNS = new DocumentTypeDescriptor<>(
            ExperimentWords.RUNS,
            ExperimentWords.OPEN_TITLE,
            ExperimentWords.SAVE_TITLE,
            List.of(FileDialogFormat.of(ExperimentWords.RUNS_FILES, ExperimentWords.ENDING)),
            Optional.of(ExperimentFiles::read),
            (file, runs, _) -> TextFiles.write(file, runs.text()));

    private static final DocumentTypeDescriptor<ExperimentTable> TABLE = DocumentTypeDescriptor.export(
            ExperimentWords.SAVE_TABLE_TITLE,
            List.of(FileDialogFormat.of(ExperimentWords.TABLES, ExperimentWords.ENDING)),
            (_, table, _) -> table.csv().getBytes(StandardCharsets.UTF_8));

    private static final DocumentTypeDescriptor<Figure> PICTURE = DocumentTypeDescriptor.export(
            ExperimentWords.SAVE_PICTURE_TITLE,
            FileDialogFormat.all(PictureFormat.class, GraphWords::of),
            (file, figure, _) -> ExtensionFormat.of(PictureFormat.class, file)
                    .orElseThrow()
                    .bytes(figure.sketch(), figure.palette()));

    private final ExperimentViewModel model;
    private final Supplier<Sketch> picture;
    private final Map<Path, Saved> files = new HashMap<>();

    /** What a file has: a plan with so many runs. */
    private record Saved(ExperimentPlan plan, int runs) {}

    private record Figure(Sketch sketch, ColourPalette palette) {}

    /** @param picture draws plot and table for a file */
    ExperimentFiles(
            ExperimentViewModel model, DocumentFileManager documents, SceneHost shell, Supplier<Sketch> picture) {
        super(documents, shell);
        this.model = model;
        this.picture = picture;
    }

    private static ExperimentText.Runs read(Path file, ReadProgressListener progress) {
        if (!Files.exists(file)) {
            throw new InputFault(file.toString(), 0, "there is no such file", "Check the name and the folder.");
        }
        try {
            return ExperimentText.readAndCheck(TextFiles.read(file, MOST_BYTES), progress);
        } catch (InputFault fault) {
            throw fault.place().isEmpty() ? fault.in(file.toString()) : fault;
        }
    }

    /** Asks for a file and shows its plan with its runs. */
    void open() {
        documents
                .choose(RUNS, Optional.empty())
                .ifPresent(file -> documents.read(RUNS, file, read -> {
                    model.take(read.value());
                    documents.opened(RUNS, read);
                    put(file, read.value());
                    shell.messages()
                            .say(ExperimentWords.opened(file.getFileName().toString(), model));
                }));
    }

    private void put(Path file, ExperimentText.Runs runs) {
        files.put(key(file), new Saved(runs.plan(), runs.count()));
    }

    private static Path key(Path file) {
        return file.toAbsolutePath().normalize();
    }

    /**
     * Adds the runs of the first of some files that has the plan on screen, unless such a file is known already. Other
     * files, and those that are gone or faulty, are left alone: nobody asked for them now.
     */
    void openAgain(List<Path> recent) {
        ExperimentPlan plan = model.plan();
        if (recent.isEmpty() || file(plan).isPresent()) {
            return;
        }
        documents.ask(
                ExperimentWords.FILE_NAME,
                progress -> recent.stream()
                        .filter(file -> hasPlan(file, plan))
                        .findFirst()
                        .map(file -> StampedFileContent.of(file, () -> read(file, progress))),
                content -> content.filter(_ -> plan.equals(model.plan())).ifPresent(this::takeAgain));
    }

    private static boolean hasPlan(Path file, ExperimentPlan plan) {
        try {
            String text = Files.exists(file) ? TextFiles.read(file, MOST_BYTES) : "";
            return text.startsWith(ExperimentText.HEADER)
                    && ExperimentText.read(text).plan().equals(plan);
        } catch (InputFault _) {
            return false;
        }
    }

    private void takeAgain(StampedFileContent<ExperimentText.Runs> read) {
        model.take(read.value());
        documents.note(read.file(), read.stamp());
        put(read.file(), read.value());
    }

    private Optional<Path> file(ExperimentPlan plan) {
        return files.entrySet().stream()
                .filter(entry -> entry.getValue().plan().equals(plan))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Saves the runs to their file, or asks for one if they have none. */
    void save() {
        if (isAnyMade()) {
            save(_ -> {});
        }
    }

    private void save(Consumer<Boolean> then) {
        ExperimentText.Runs runs = model.runs();
        documents.save(RUNS, draft(runs), saved(runs).andThen(file -> then.accept(file.isPresent())));
    }

    /** Asks for a file and saves the runs to it. */
    void saveAs() {
        if (isAnyMade()) {
            ExperimentText.Runs runs = model.runs();
            documents.saveAs(RUNS, draft(runs), saved(runs));
        }
    }

    private SaveRequest<ExperimentText.Runs> draft(ExperimentText.Runs runs) {
        return new SaveRequest<>(
                runs, ExperimentWords.named(runs.plan()), ExperimentWords.FILE_NAME, file(runs.plan()));
    }

    private Consumer<Optional<Path>> saved(ExperimentText.Runs runs) {
        return file -> file.ifPresent(to -> put(to, runs));
    }

    private boolean isAnyMade() {
        if (model.table().isEmpty()) {
            shell.messages().show(new InputFault("no run is made yet", "Run the experiment first."));
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
            TextClipboard.copy(model.table().tabbed());
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

    private boolean isUnsaved() {
        return !model.table().isEmpty()
                && !files.containsValue(new Saved(model.plan(), model.table().count()));
    }

    /** The experiment, if it has runs that are in no file. */
    @Override
    public List<UnsavedDocument> documents() {
        return isUnsaved()
                ? List.of(new UnsavedDocument(model, ExperimentWords.named(model.plan()), then -> {
                    model.pause();
                    model.tick();
                    save(then);
                }))
                : List.of();
    }

    /** The experiment with its runs, if some of them are in no file. */
    @Override
    public List<UnsavedWork> unsaved(ExperimentSetup now) {
        if (!isUnsaved()) {
            return List.of();
        }
        Optional<Path> file = file(model.plan());
        return List.of(new UnsavedWork(
                now, file, file.flatMap(documents::stamp), model.runs().text(), Instant.now()));
    }

    @Override
    protected void take(String text) {
        model.take(ExperimentText.read(text));
    }

    @Override
    protected void markUnsaved(Path file) {
        files.put(key(file), new Saved(model.plan(), 0));
    }
}
