package knightschool.ui;

import javafx.application.Application;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/** The program's window. */
public final class KnightSchool extends Application {

    /** Opens the window and returns when it was closed. */
    public static void open() {
        launch(KnightSchool.class);
    }

    @Override
    public void start(Stage stage) {
        stage.setTitle("Knight School");
        stage.setScene(new Scene(root(), 1280, 720));
        stage.show();
    }

    /** A new root of the main scene. Call it on the JavaFX thread. */
    public static Parent root() {
        Button greet = new Button("Knight School");
        greet.setId("greet");
        greet.setOnAction(_ -> greet.setText("Where may the knight go?"));
        return new StackPane(greet);
    }
}
