namespace SpanPack;

/// <summary>
/// A method whose result says something that the caller must know, such as whether anything was done. A call that drops it is reported (SPK029);
/// <c>_ = call</c> says that dropping it is meant.
/// </summary>
/// <remarks>An override of the method counts too. Of a method that returns a task the result is what awaiting it gives, or else the task.</remarks>
/// <param name="meaning">What the result says, as the end of a sentence: "false when the payload is full". Or nothing.</param>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class MustUseResultAttribute(string? meaning = null) : Attribute
{
    /// <summary>Gets what the result says.</summary>
    public string? Meaning { get; } = meaning;
}
