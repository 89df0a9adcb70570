namespace SpanPack.Activities.Tests.Scopes;

/// <summary>What a piece of a program's work is traced by.</summary>
public enum WorkKind
{
    /// <summary>A span of the program.</summary>
    Scope,

    /// <summary>An activity that is collected.</summary>
    Activity,

    /// <summary>An activity of a source that is not collected: it is no span.</summary>
    Hidden,
}
