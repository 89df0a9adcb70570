using System.Diagnostics;

namespace SpanPack;

/// <summary>The rows of a client, prepared once.</summary>
/// <remarks>Immutable: safe for any number of threads.</remarks>
[DebuggerDisplay("{Client.GetType().Name,nq}")]
internal sealed class ClientPlan
{
    private readonly HashSet<string> _omitted;

    internal ClientPlan(ClientSpans client)
    {
        Client = client;
        Constants = client.Constants;
        Copies = client.Copies;
        Computed = client.Computed;
        _omitted = new HashSet<string>(client.OmittedAttributes, StringComparer.Ordinal);
    }

    internal ClientSpans Client { get; }

    internal (string Name, string Text)[] Constants { get; }

    internal TagCopy[] Copies { get; }

    internal ComputedText[] Computed { get; }

    /// <summary>Returns whether an attribute does not become a tag of its name.</summary>
    internal bool Omits(string name) => _omitted.Contains(name);
}
