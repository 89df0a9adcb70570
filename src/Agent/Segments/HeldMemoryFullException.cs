namespace SpanPack;

/// <summary>Thrown when the buffer of the writer is full. Never leaves the writer.</summary>
internal sealed class HeldMemoryFullException() : Exception("The limit of held bytes is reached.");
