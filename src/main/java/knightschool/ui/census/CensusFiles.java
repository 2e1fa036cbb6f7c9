package knightschool.ui.census;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.census.CensusComparisonTable;
import knightschool.census.CensusTable;
import knightschool.census.CensusText;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.CensusSetup;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.SaveRequest;
import knightschool.ui.runs.AbstractSearchRunsFiles;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.SceneHost;

/** Opens and saves the tables of a census. Used on the JavaFX thread; reads and writes files in the background. */
final class CensusFiles extends AbstractSearchRunsFiles<CensusSetup, CensusFiles.TableFile> {
    private static final DocumentTypeDescriptor<CensusComparisonTable> SIDE_BY_SIDE = DocumentTypeDescriptor.export(
            CensusWords.SAVE_ALL_TITLE,
            List.of(FileDialogFormat.of(CensusWords.TABLES, AbstractSearchRunsFiles.ENDING)),
            (_, table, _) -> table.csv().getBytes(StandardCharsets.UTF_8));

    private final CensusViewModel model;
    private final Consumer<CensusParameters> asking;

    /** @param asking sets the question that a table answers */
    CensusFiles(
            CensusViewModel model, Consumer<CensusParameters> asking, DocumentFileManager documents, SceneHost shell) {
        super(CensusSetup.TABLE, documents, shell);
        this.model = model;
        this.asking = asking;
    }

    /**
     * A table read from a file.
     *
     * @param isNamed whether the settings file beside it tells the question
     */
    record TableFile(PartialCensusResult table, boolean isNamed) {
        /**
         * Reads a table.
         *
         * @param question the question assumed if the settings file does not name one
         */
        static TableFile read(Path file, CensusParameters question, ReadProgressListener progress) {
            if (!Files.exists(file)) {
                throw new InputFault(file.toString(), 0, "there is no such file", "Check the name and the folder.");
            }
            Optional<CensusParameters> named = StoredCensusParametersReader.read(file);
            CensusParameters answered = named.orElse(question);
            CensusTable rows = answered.file(file).resume(progress);
            return new TableFile(PartialCensusResult.of(answered, rows), named.isPresent());
        }

        void write(Path file) {
            table.question().file(file).save(table.table());
        }
    }

    /** The file type of tables; see {@link TableFile#read}. */
    @Override
    protected DocumentTypeDescriptor<TableFile> kind() {
        CensusParameters question = model.question();
        return new DocumentTypeDescriptor<>(
                CensusWords.TABLE,
                CensusWords.OPEN_TITLE,
                CensusWords.SAVE_TITLE,
                List.of(FileDialogFormat.of(CensusWords.TABLES, AbstractSearchRunsFiles.ENDING)),
                Optional.of((file, progress) -> TableFile.read(file, question, progress)),
                (file, table, _) -> table.write(file));
    }

    /**
     * Adds the rows of a table, after changing to the question that it answers. A table without a known question is
     * taken as an answer to the current one.
     */
    @Override
    protected void take(TableFile file) {
        PartialCensusResult table = file.table();
        if (file.isNamed() && !model.plan().questions().contains(table.question())) {
            asking.accept(table.question());
        }
        model.take(table.question(), table.table());
    }

    @Override
    protected String opened(String name, TableFile file) {
        PartialCensusResult table = file.table();
        return CensusWords.opened(name, table.rows().size(), table.question(), file.isNamed());
    }

    @Override
    protected void put(Path file, TableFile content) {
        model.saved().put(file, content.table());
    }

    /**
     * Adds the rows of files to the questions of the plan, unless a table for the question has been opened or saved in
     * this run. Of several files that answer the same question the first is used. Files that answer other questions
     * now, or no longer exist, are ignored. For a file that no longer tells its question a message is shown, once per
     * run.
     *
     * @param files the files, in order of preference
     */
    @Override
    protected void openAgain(List<Path> files) {
        List<CensusParameters> unread = files.isEmpty()
                ? List.of()
                : model.plan().questions().stream()
                        .filter(question -> model.saved().fileOf(question).isEmpty())
                        .toList();
        if (!unread.isEmpty()) {
            model.beginRead();
            unread.forEach(question -> openAgain(files, question));
            documents.runAfterTasks(model::endRead);
        }
    }

    private void openAgain(List<Path> files, CensusParameters question) {
        List<InputFault> faults = new ArrayList<>();
        readFirst(CensusWords.fileName(question), files, file -> answers(file, question, faults::add), content -> {
            showNewFault(faults);
            content.filter(_ -> model.plan().questions().contains(question)).ifPresent(this::takeAgain);
        });
    }

    private static boolean answers(Path file, CensusParameters question, Consumer<InputFault> faults) {
        try {
            return Files.exists(file) && StoredCensusParametersReader.read(file).equals(Optional.of(question));
        } catch (InputFault fault) {
            faults.accept(fault);
            return false;
        }
    }

    /** Saves the table to its file, or asks for one if it has none. */
    void save() {
        if (isAnyCounted()) {
            save(new TableFile(model.counted(), true), _ -> {});
        }
    }

    /** Asks for a file and saves the table to it. */
    void saveAs() {
        if (isAnyCounted()) {
            saveAs(new TableFile(model.counted(), true));
        }
    }

    private boolean isAnyCounted() {
        if (model.rows().isEmpty()) {
            shell.messages().refuse(nothingCounted(CensusWords.nothingToSave(model.plan())));
        }
        return !model.rows().isEmpty();
    }

    private static InputFault nothingCounted(String fact) {
        return new InputFault(fact, "Count the steps first, then save the table.");
    }

    @Override
    protected SaveRequest<TableFile> draft(TableFile content) {
        CensusParameters question = content.table().question();
        return new SaveRequest<>(
                content,
                CensusWords.named(question),
                CensusWords.fileName(question),
                model.saved().fileOf(question));
    }

    /** The tables with rows that are in no file. */
    @Override
    public List<UnsavedDocument> documents() {
        return model.unsaved().stream()
                .map(PartialCensusResult::question)
                .map(question ->
                        new UnsavedDocument(question, CensusWords.named(question), then -> save(question, then)))
                .toList();
    }

    /** Saves the rows counted so far. A census of the question that is running is cancelled. */
    private void save(CensusParameters question, Consumer<Boolean> then) {
        if (model.plan().questions().contains(question)) {
            model.endCount();
        }
        model.unsaved().stream()
                .filter(table -> table.question().equals(question))
                .findFirst()
                .ifPresentOrElse(table -> save(new TableFile(table, true), then), () -> then.accept(true));
    }

    /** The tables with rows that are in no file, that of the current question last. */
    @Override
    public List<UnsavedWork> unsaved(CensusSetup like) {
        return model.unsaved().reversed().stream()
                .map(table -> unsaved(table, like))
                .toList();
    }

    private UnsavedWork unsaved(PartialCensusResult table, CensusSetup like) {
        Optional<Path> file = model.saved().fileOf(table.question());
        return new UnsavedWork(
                asking(table.question()).as(like),
                file,
                file.flatMap(documents::stamp),
                CensusText.write(table.table()),
                Instant.now());
    }

    /**
     * Returns the plan on screen with the given question shown, if the plan contains the question, and otherwise a plan
     * of this question alone.
     */
    private MultiSolverCensusPlan asking(CensusParameters question) {
        MultiSolverCensusPlan now = model.plan();
        if (question.equals(now.question())) {
            return now;
        }
        return now.questions().contains(question) ? now.withQuestion(question) : MultiSolverCensusPlan.of(question);
    }

    /** Asks for a file and exports the rows of all solvers to it, side by side. */
    void saveTable() {
        if (model.isAnyCounted()) {
            documents.export(SIDE_BY_SIDE, model.comparison(), CensusWords.fileName(model.plan()));
        } else {
            shell.messages().refuse(nothingCounted(CensusWords.NOTHING_COUNTED));
        }
    }

    @Override
    protected void take(String text) {
        model.take(model.question(), CensusText.read(text));
    }

    @Override
    protected void putNothing(Path file) {
        model.saved().put(file, new PartialCensusResult(model.question(), List.of()));
    }
}
