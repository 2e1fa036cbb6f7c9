package knightschool.bench;

import knightschool.tour.construction.TourConstruction;

/** A closed tour of a full board by divide and conquer, made from nothing. */
final class ConstructionPass implements Subject {
    private final int side;

    ConstructionPass(int side) {
        this.side = side;
    }

    @Override
    public String name() {
        return "divide and conquer, " + side + " x " + side;
    }

    @Override
    public long run() {
        return TourConstruction.of(side, side, true).tour().length;
    }
}
