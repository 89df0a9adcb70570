namespace SpanPack;

/// <summary>
/// Marks a method whose result the caller must use, for example whether anything was done. SPK029 reports a call that drops it; write <c>_
/// = call</c> to drop it on purpose.
/// </summary>
/// <remarks>
/// Overrides of the method count too. For a method that returns a task, the result is the awaited value, or the task if it has none.
/// </remarks>
/// <param name="meaning">The meaning of the result as the end of a sentence, for example "false when the payload is full"; or null.</param>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class MustUseResultAttribute(string? meaning = null) : Attribute
{
    /// <summary>Gets the meaning of the result as the end of a sentence; null when none was given.</summary>
    public string? Meaning { get; } = meaning;
}
