using System.Diagnostics;

namespace SpanPack;

/// <summary>The facts about a client that its messages do not have.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{Servers} {Group}")]
internal sealed class ClientFacts
{
    /// <param name="config">The configuration of the client; null where it is not known.</param>
    internal ClientFacts(IEnumerable<KeyValuePair<string, string>>? config)
    {
        foreach ((string name, string value) in config ?? [])
        {
            if (name == "bootstrap.servers") Servers = value;
            else if (name == "group.id") Group = value;
        }
    }

    /// <summary>Gets the addresses of the servers that the client asks first, with commas between them; null where they are not known.</summary>
    internal string? Servers { get; }

    /// <summary>Gets the consumer group; null where it is not known.</summary>
    internal string? Group { get; }

    internal void AddTo(Activity activity)
    {
        if (Servers is not null) activity.SetTag("messaging.kafka.bootstrap.servers", Servers);
        if (Group is not null) activity.SetTag("messaging.consumer.group.name", Group);
    }
}
