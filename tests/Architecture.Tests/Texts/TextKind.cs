namespace SpanPack.Architecture.Tests.Texts;

/// <summary>The place of a text, which decides the rules it has to follow.</summary>
public enum TextKind
{
    /// <summary>A summary: begins with a verb or a noun.</summary>
    Summary,

    /// <summary>Any other part of a documentation comment.</summary>
    Part,

    /// <summary>A string of the code that is a sentence: exceptions, logs, help, diagnostics.</summary>
    Message,

    /// <summary>A paragraph of a page.</summary>
    Page,
}
