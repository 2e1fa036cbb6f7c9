package knightschool.setup;

/** A set-up of a scene that can be shown in a tab of the window or beside the text of a slide. */
public interface SlideEmbeddableSetup extends Setup {
    @Override
    SlideEmbeddableSetup selfContained();
}
