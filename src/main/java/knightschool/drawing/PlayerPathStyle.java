package knightschool.drawing;

/** The style of a player who moves the knight: ink, so that colours are reserved for algorithms. */
public enum PlayerPathStyle implements PathStyle {
    INK;

    private static final double EARLY = 0.26;
    private static final double LATE = 0.95;
    private static final double WIDTH = 0.055;

    @Override
    public MarkerShape marker() {
        return MarkerShape.CIRCLE;
    }

    @Override
    public MarkerFill fill() {
        return MarkerFill.SOLID;
    }

    @Override
    public ColourExpression tone() {
        return ColourRole.INK;
    }

    @Override
    public ColourExpression onTone() {
        return ColourRole.PAGE;
    }

    @Override
    public ColourExpression path(double age) {
        return tone().into(AlgorithmStyle.BOARD, EARLY + (LATE - EARLY) * age);
    }

    @Override
    public double pathWidth() {
        return WIDTH;
    }

    @Override
    public ColourExpression chip(ColourExpression square, double age) {
        return new ColourExpression.Inked(square, age);
    }

    @Override
    public ColourExpression onChip() {
        return tone();
    }
}
