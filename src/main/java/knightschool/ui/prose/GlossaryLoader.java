package knightschool.ui.prose;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.files.InputFault;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.glossary.Glossary;
import knightschool.ui.work.BackgroundWorker;

/**
 * Loads the glossary of the program on a background thread. The answers of the engine to the expressions in double
 * braces are computed after that and arrive later.
 */
public final class GlossaryLoader implements AutoCloseable {
    private final ReadOnlyObjectWrapper<Glossary> glossary = new ReadOnlyObjectWrapper<>(Glossary.NONE);
    private final ReadOnlyObjectWrapper<LessonTextEngineAnswers> answers =
            new ReadOnlyObjectWrapper<>(LessonTextEngineAnswers.NONE);
    private final ReadOnlyBooleanWrapper read = new ReadOnlyBooleanWrapper(this, "read");
    private final BackgroundWorker worker;

    /**
     * Starts to read the glossary.
     *
     * @param screen runs tasks on the JavaFX thread
     * @param claims answers the expressions in double braces
     * @param messages receives faults, after which there are no terms
     */
    public GlossaryLoader(Executor screen, ClaimEvaluator claims, Consumer<InputFault> messages) {
        worker = BackgroundWorker.queue("glossary", screen);
        worker.ask(
                context -> {
                    LessonReadResult file = LessonFolderReader.glossary();
                    Glossary words = Glossary.of(file);
                    context.say(() -> take(words));
                    return file.lesson().isEmpty()
                            ? LessonTextEngineAnswers.NONE
                            : LessonTextEngineAnswers.of(file, claims.whileTrue(context::isWanted));
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

    /** Whether the attempt to read the glossary has ended, with or without success. */
    public ReadOnlyBooleanProperty readProperty() {
        return read.getReadOnlyProperty();
    }

    /** The glossary; without terms before it is read. */
    public ReadOnlyObjectProperty<Glossary> glossaryProperty() {
        return glossary.getReadOnlyProperty();
    }

    /** The answers of the engine to the expressions in the meanings of the terms. */
    public ReadOnlyObjectProperty<LessonTextEngineAnswers> answersProperty() {
        return answers.getReadOnlyProperty();
    }

    /** Returns whether everything is read and answered. */
    public boolean isSettled() {
        return !worker.isBusy();
    }

    @Override
    public void close() {
        worker.close();
    }
}
