using System.Diagnostics;

namespace SpanPack;

/// <summary>The properties of a client that its messages do not have.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{Servers} {Group}")]
internal sealed class ClientFacts
{
    /// <param name="config">The configuration of the client; null if unknown.</param>
    internal ClientFacts(IEnumerable<KeyValuePair<string, string>>? config)
    {
        foreach ((string name, string value) in config ?? [])
        {
            if (name == "bootstrap.servers") Servers = value;
            else if (name == "group.id") Group = value;
        }
    }

    /// <summary>Gets the bootstrap servers of the client, separated by commas; null if unknown.</summary>
    internal string? Servers { get; }

    /// <summary>Gets the consumer group; null if unknown.</summary>
    internal string? Group { get; }

    internal void AddTo(Activity activity)
    {
        if (Servers is not null) activity.SetTag("messaging.kafka.bootstrap.servers", Servers);
        if (Group is not null) activity.SetTag("messaging.consumer.group.name", Group);
    }
}
