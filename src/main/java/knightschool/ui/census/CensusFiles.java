package knightschool.ui.census;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import knightschool.census.CensusTable;
import knightschool.census.CensusText;
import knightschool.files.FileStamp;
import knightschool.files.InputFault;
import knightschool.session.UnsavedWork;
import knightschool.setup.CensusSetup;
import knightschool.ui.choice.ReadingCard;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.Messages;
import knightschool.ui.work.BackgroundWork;

/**
 * Opens and saves the table of a view model. Reading, checking and writing happens on a worker; everything else on the
 * screen's thread, where all methods are called.
 */
final class CensusFiles {
    private final CensusViewModel model;
    private final Consumer<CensusQuestion> asking;
    private final FileQuestions questions;
    private final Messages messages;
    private final BackgroundWork worker;
    private final ReadingCard reading;
    private final Consumer<Path> kept;
    private final Set<String> told = new HashSet<>();
    private Optional<Path> last = Optional.empty();

    /**
     * @param asking asks the question that a table answers
     * @param worker a queue that reads and writes
     * @param reading reads on it
     * @param kept told each file that a table was read from or written to
     */
    CensusFiles(
            CensusViewModel model,
            Consumer<CensusQuestion> asking,
            FileQuestions questions,
            Messages messages,
            BackgroundWork worker,
            ReadingCard reading,
            Consumer<Path> kept) {
        this.model = model;
        this.asking = asking;
        this.questions = questions;
        this.messages = messages;
        this.worker = worker;
        this.reading = reading;
        this.kept = kept;
    }

    /**
     * Asks for a table, asks what it answers and takes its rows over. Where nothing says what that is, it is taken for
     * an answer to the question that is asked.
     */
    void open() {
        questions.fileToOpen(last).ifPresent(this::open);
    }

    private void open(Path file) {
        CensusQuestion here = model.question();
        onWorker(new File(file.toString()).getName(), progress -> {
            if (!Files.exists(file)) {
                throw new InputFault(file.toString(), 0, "there is no such file", "Check the name and the folder.");
            }
            Optional<FileStamp> stamp = FileStamp.of(file);
            Optional<CensusQuestion> said = QuestionReader.read(file);
            CensusQuestion answered = said.orElse(here);
            CensusTable table = answered.file(file).resume(progress);
            return () -> {
                said.ifPresent(asking);
                take(file, answered, table);
                isIn(file, CountedTable.of(answered, table), stamp);
                messages.say(CensusWords.opened(
                        file.getFileName().toString(), table.rows().size(), answered, said.isPresent()));
            };
        });
    }

    /**
     * Takes over the rows of the table that answers what is asked, where one of some files holds it and none was opened
     * or saved here; files that answer something else by now, or are gone, are left alone. Of one that does not say any
     * more what it answers a person is told, once in a run.
     *
     * @param known the first that answers is taken
     */
    void openAgain(List<Path> known) {
        CensusQuestion here = model.question();
        if (known.isEmpty() || model.saved().fileOf(here).isPresent()) {
            return;
        }
        onWorker(CensusWords.fileName(here), progress -> {
            List<InputFault> faults = new ArrayList<>();
            Optional<Path> found = known.stream()
                    .filter(file -> answers(file, here, faults::add))
                    .findFirst();
            if (found.isEmpty()) {
                return () -> tell(faults);
            }
            Path file = found.get();
            Optional<FileStamp> stamp = FileStamp.of(file);
            CensusTable table = here.file(file).resume(progress);
            return () -> {
                tell(faults);
                if (here.equals(model.question())) {
                    take(file, here, table);
                    isIn(file, CountedTable.of(here, table), stamp);
                }
            };
        });
    }

    private static boolean answers(Path file, CensusQuestion asked, Consumer<InputFault> faults) {
        try {
            return Files.exists(file) && QuestionReader.read(file).equals(Optional.of(asked));
        } catch (InputFault fault) {
            faults.accept(fault);
            return false;
        }
    }

    /** One message takes the place of another: each fault has its turn when there is another question. */
    private void tell(List<InputFault> faults) {
        faults.stream().filter(fault -> told.add(fault.said())).findFirst().ifPresent(messages::show);
    }

    private void isIn(Path file, CountedTable table, Optional<FileStamp> stamp) {
        model.saved().put(file, table, stamp);
        last = Optional.of(file);
        kept.accept(file);
    }

    private void take(Path file, CensusQuestion asked, CensusTable table) {
        try {
            model.take(asked, table);
        } catch (InputFault fault) {
            throw fault.in(file.toString());
        }
    }

    /** Asks for a file and saves the table to it. */
    void save() {
        if (model.rows().isEmpty()) {
            messages.show(new InputFault("no start is counted yet", "Run the census first, then save it."));
            return;
        }
        save(model.counted(), _ -> {});
    }

    /** @param then told whether it is saved */
    private void save(CountedTable counted, Consumer<Boolean> then) {
        questions
                .fileToSave(counted.question(), proposed(counted.question()))
                .ifPresentOrElse(file -> write(counted, file, then), () -> then.accept(false));
    }

    /** The file of a question; where it has none, one of its own in the folder used last. */
    private Path proposed(CensusQuestion question) {
        Path name = Path.of(CensusWords.fileName(question));
        return model.saved()
                .fileOf(question)
                .orElseGet(() -> last.map(file -> file.resolveSibling(name)).orElse(name));
    }

    private void write(CountedTable counted, Path file, Consumer<Boolean> then) {
        CensusTable table = counted.table();
        worker.ask(
                _ -> {
                    counted.question().file(file).save(table);
                    return FileStamp.of(file);
                },
                stamp -> {
                    isIn(file, counted, stamp);
                    messages.say(CensusWords.saved(file.getFileName().toString()));
                    then.accept(true);
                },
                failure -> {
                    messages.show(failure.fault());
                    then.accept(false);
                });
    }

    /** Every table with rows that are in no file yet. */
    List<UnsavedDocument> documents() {
        return model.unsaved().stream()
                .map(CountedTable::question)
                .map(asked -> new UnsavedDocument(asked, CensusWords.named(asked), then -> save(asked, then)))
                .toList();
    }

    /** Saves what is counted by now; what is still being counted is stopped. */
    private void save(CensusQuestion asked, Consumer<Boolean> then) {
        if (asked.equals(model.question())) {
            model.cancel();
            model.tick();
        }
        model.unsaved().stream()
                .filter(table -> table.question().equals(asked))
                .findFirst()
                .ifPresentOrElse(table -> save(table, then), () -> then.accept(true));
    }

    /**
     * Every table with rows that are in no file yet, that of the question that is asked last.
     *
     * @param like a set-up that the questions are put into
     */
    List<UnsavedWork> unsaved(CensusSetup like) {
        return model.unsaved().reversed().stream()
                .map(table -> unsaved(table, like))
                .toList();
    }

    private UnsavedWork unsaved(CountedTable table, CensusSetup like) {
        Optional<Path> file = model.saved().fileOf(table.question());
        return new UnsavedWork(
                table.question().as(like),
                file,
                file.flatMap(model.saved()::stampOf),
                CensusText.write(table.table()),
                Instant.now());
    }

    /** Takes rows over that were kept aside: they answer what is asked, and are in no file yet, also not in theirs. */
    void restore(UnsavedWork work) {
        onScreen(() -> {
            CensusQuestion asked = model.question();
            model.take(asked, CensusText.read(work.data()));
            work.file().ifPresent(file -> model.saved().put(file, new CountedTable(asked, List.of()), work.stamp()));
        });
    }

    /** @param work reads, and gives what is to be done on the screen's thread afterwards */
    private void onWorker(String name, ReadingCard.Reader<Runnable> work) {
        reading.ask(name, work, this::onScreen, failure -> messages.show(failure.fault()));
    }

    private void onScreen(Runnable then) {
        try {
            then.run();
        } catch (InputFault fault) {
            messages.show(fault);
        }
    }
}
