package knightschool.picture;

/** A point of a picture, in pixels from its upper left corner, x to the right, y downwards. */
public record PicturePoint(double x, double y) {}
