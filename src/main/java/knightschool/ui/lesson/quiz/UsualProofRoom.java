package knightschool.ui.lesson.quiz;

import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import knightschool.lesson.Quiz;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;

/** The room of a question for a proof of the usual length. It shows nothing, and has the styles of such a question. */
final class UsualProofRoom {
    private final VBox box = NodeStyle.of(new VBox(), "quiz", "proof-room");

    UsualProofRoom() {
        Label ask = LabelFactory.of(Quiz.PROOF_ASK, "ask");
        ask.setWrapText(true);
        FlowPane proofs = NodeStyle.of(new FlowPane(), "answers");
        proofs.setMinWidth(0);
        for (String words : QuizWords.USUAL_PROOFS) {
            ToggleButton proof = QuizView.answerButton(proofs);
            proof.setText(words);
            proofs.getChildren().add(proof);
        }
        proofs.getChildren().add(NextHintButton.measure());
        box.getChildren()
                .setAll(ask, proofs, AnswerFeedbackView.measure(new SimpleStringProperty(QuizWords.USUAL_PROOF_REPLY)));
        box.setVisible(false);
    }

    Node node() {
        return box;
    }
}
