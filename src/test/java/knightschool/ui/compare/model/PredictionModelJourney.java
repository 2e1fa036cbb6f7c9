package knightschool.ui.compare.model;

import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.prediction.PredictionAnswer;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.search.Problem;
import knightschool.ui.compare.model.prediction.PredictionRound;

/** A class is asked about searches on 5 × 5, and answers. */
abstract class PredictionModelJourney extends ModelUnderPulses {
    final PredictionModel predictions = model.predictions();

    final void openFive(String... solvers) {
        model.restart(
                Problem.open(Board.full(5, 5), 12),
                Stream.of(solvers).map(ConfiguredAlgorithm::read).toList(),
                CompareModel.FIRST_LIMIT);
        until("all ends are known", () -> model.progress().idleProperty().get());
    }

    final void begin() {
        predictions.shownProperty().set(true);
        settle();
    }

    final PredictionRound round() {
        return predictions.rounds().roundProperty().get().orElseThrow();
    }

    final PredictionQuestion question() {
        return round().question();
    }

    final void next() {
        predictions.next();
        settle();
    }

    final void answerRight() {
        predictions.rounds().answer(question().right().getFirst());
    }

    final void answerWrong() {
        PredictionAnswer wrong = question().choices().stream()
                .filter(answer -> !question().isRight(answer))
                .findFirst()
                // Where every square that may be tried is as good: the one where the knight stands.
                .orElseGet(() -> new PredictionAnswer.Square(((PredictionQuestion.NextSquare) question())
                        .now()
                        .path()
                        .head()));
        predictions.rounds().answer(wrong);
    }
}
