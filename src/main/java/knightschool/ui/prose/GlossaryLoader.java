package knightschool.ui.prose;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.files.InputFault;
import knightschool.lesson.LessonFolder;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.check.InlineQuestionAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.glossary.Glossary;
import knightschool.ui.work.BackgroundWork;

/** The glossary of the program, read on a thread of its own; what the engine says in it comes a little later. */
public final class GlossaryLoader implements AutoCloseable {
    private final ReadOnlyObjectWrapper<Glossary> glossary = new ReadOnlyObjectWrapper<>(Glossary.NONE);
    private final ReadOnlyObjectWrapper<InlineQuestionAnswers> answers =
            new ReadOnlyObjectWrapper<>(InlineQuestionAnswers.NONE);
    private final ReadOnlyBooleanWrapper read = new ReadOnlyBooleanWrapper(this, "read");
    private final BackgroundWork reading;

    /**
     * Begins to read.
     *
     * @param screen runs what it is given on the screen's thread
     * @param claims answers what stands in double braces
     * @param messages takes what is wrong; there are no words then
     */
    public GlossaryLoader(Executor screen, ClaimEvaluator claims, Consumer<InputFault> messages) {
        reading = BackgroundWork.queue("glossary", screen);
        reading.ask(
                context -> {
                    LessonReadResult file = LessonFolder.glossary();
                    Glossary words = Glossary.of(file);
                    context.say(() -> take(words));
                    return file.lesson().isEmpty()
                            ? InlineQuestionAnswers.NONE
                            : InlineQuestionAnswers.of(file, claims.whileTrue(context::isWanted));
                },
                answers::set,
                failure -> {
                    messages.accept(failure.fault());
                    take(Glossary.NONE);
                });
    }

    private void take(Glossary words) {
        glossary.set(words);
        read.set(true);
    }

    /** Whether there are words now, or will be none. */
    public ReadOnlyBooleanProperty readProperty() {
        return read.getReadOnlyProperty();
    }

    /** The words; none before they are read. */
    public ReadOnlyObjectProperty<Glossary> glossaryProperty() {
        return glossary.getReadOnlyProperty();
    }

    /** What the engine says in their meanings. */
    public ReadOnlyObjectProperty<InlineQuestionAnswers> answersProperty() {
        return answers.getReadOnlyProperty();
    }

    /** Whether everything is read and answered. */
    public boolean isSettled() {
        return !reading.isBusy();
    }

    @Override
    public void close() {
        reading.close();
    }
}
