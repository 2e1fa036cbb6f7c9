package knightschool.ui.census;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import knightschool.census.CensusTable;
import knightschool.files.InputFault;
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
    private Optional<Path> last = Optional.empty();

    /**
     * @param asking asks the question that a table answers
     * @param worker a queue that reads and writes
     */
    CensusFiles(
            CensusViewModel model,
            Consumer<CensusQuestion> asking,
            FileQuestions questions,
            Messages messages,
            BackgroundWork worker) {
        this.model = model;
        this.asking = asking;
        this.questions = questions;
        this.messages = messages;
        this.worker = worker;
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
        onWorker(() -> {
            if (!Files.exists(file)) {
                throw new InputFault(file.toString(), 0, "there is no such file", "Check the name and the folder.");
            }
            Optional<CensusQuestion> said = QuestionReader.read(file);
            CensusQuestion answered = said.orElse(here);
            CensusTable table = answered.file(file).resume();
            return () -> {
                said.ifPresent(asking);
                take(file, answered, table);
                last = Optional.of(file);
                messages.say(CensusWords.opened(
                        file.getFileName().toString(), table.rows().size(), answered, said.isPresent()));
            };
        });
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
        questions.fileToSave(last).ifPresent(this::save);
    }

    private void save(Path file) {
        CensusQuestion asked = model.question();
        CensusTable table = model.table();
        onWorker(() -> {
            asked.file(file).save(table);
            return () -> {
                last = Optional.of(file);
                messages.say("Saved to " + file.getFileName() + ".");
            };
        });
    }

    /** @param work reads or writes, and gives what is to be done on the screen's thread afterwards */
    private void onWorker(Supplier<Runnable> work) {
        worker.ask(_ -> work.get(), this::onScreen, failure -> messages.show(failure.fault()));
    }

    private void onScreen(Runnable then) {
        try {
            then.run();
        } catch (InputFault fault) {
            messages.show(fault);
        }
    }
}
