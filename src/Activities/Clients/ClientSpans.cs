namespace SpanPack;

/// <summary>The spans of one client under the names of Datadog's own tracer: one class a client.</summary>
/// <remarks>
/// Immutable: safe for any number of threads. Selection (of client, name, type, numbers) reads only attributes that are part of a span's
/// shape: those with an <see cref="AttributeId"/> and those with <see cref="AttributeKey.IsChosen"/>. Texts of other attributes are copied
/// (<see cref="Copies"/>) or computed (<see cref="Computed"/>).
/// </remarks>
internal abstract class ClientSpans
{
    /// <summary>Gets the value of the tag <c>component</c>; null for none.</summary>
    internal virtual string? Component => null;

    /// <summary>Gets tags that all of its spans have.</summary>
    internal virtual (string Name, string Text)[] Constants => [];

    /// <summary>Gets tags that are texts of attributes.</summary>
    internal virtual TagCopy[] Copies => [];

    /// <summary>Gets tags, and perhaps the resource, that are computed from attributes.</summary>
    internal virtual ComputedText[] Computed => [];

    /// <summary>Gets attributes that do not become a tag of their name.</summary>
    internal abstract string[] OmittedAttributes { get; }

    /// <summary>Returns whether a span is one of this client.</summary>
    internal abstract bool Made(in SpanFacts span);

    /// <summary>Gets the name of the operation.</summary>
    internal abstract string OperationOf(in SpanFacts span);

    /// <summary>Gets the type of the span.</summary>
    internal abstract string TypeOf(in SpanFacts span);

    /// <summary>Gets the resource; null if it is computed, or for the display name of the activity.</summary>
    internal virtual string? ResourceOf(in SpanFacts span) => null;

    /// <summary>Gets the suffix of the process's service, as in <c>shop-postgres</c>; null for none.</summary>
    internal virtual string? ServiceOf(in SpanFacts span) => null;

    /// <summary>Gets whether its spans are those of OpenTelemetry, with the tags about their source and status.</summary>
    internal virtual bool IsOpenTelemetry => false;

    /// <summary>Returns whether an attribute indicates an error, if the status does not.</summary>
    internal virtual bool Failed(in SpanFacts span) => false;

    /// <summary>Gets the message of an error for a code; null if there is none.</summary>
    internal virtual string? ErrorOf(in SpanFacts span) => null;

    /// <summary>Adds tags that depend on a selection: their values are equal in all spans of a shape.</summary>
    internal virtual void AddChosen(in SpanFacts span, ChosenTags tags)
    {
    }
}
