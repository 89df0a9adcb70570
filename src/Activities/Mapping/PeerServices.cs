using System.Diagnostics;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Derives the called service (<c>peer.service</c>) from the target of a request, and renames services.</summary>
/// <remarks>
/// Immutable: safe for any number of threads. A copied name is part of the shape of a span; with mapped names, spans are not written by
/// templates.
/// </remarks>
/// <param name="setsDefaults">Whether spans of requests without a name get one.</param>
/// <param name="names">Other names for services.</param>
[DebuggerDisplay("defaults {_setsDefaults}, {_names.Count} names")]
internal sealed class PeerServices(bool setsDefaults, IReadOnlyDictionary<string, string> names)
{
    private const string Own = "peer.service";
    private const string SourceTag = "_dd.peer.service.source";
    private const string RemappedTag = "_dd.peer.service.remapped_from";

    // The most specific first. Source: the precursors of peer.service in Datadog's tracers, by the names of the semantic conventions.
    private static readonly string[] s_database = ["db.namespace", "db.name", "db.instance"];
    private static readonly string[] s_messaging = ["messaging.kafka.bootstrap.servers"];
    private static readonly string[] s_call = ["rpc.service"];
    private static readonly string[] s_hosts = ["server.address", "net.peer.name", "network.destination.name", "peer.hostname", "out.host"];

    private readonly bool _setsDefaults = setsDefaults;
    private readonly IReadOnlyDictionary<string, string> _names = names;

    /// <summary>Gets whether services are renamed: the tags of a span then depend on values outside of its shape.</summary>
    internal bool AreMapped => _names.Count > 0;

    /// <summary>Adds the tags to the span of an outgoing request or message.</summary>
    internal void Add(in SpanFacts facts, ref SpanTarget target)
    {
        if (facts.Kind is not (ActivitySpanKind.Client or ActivitySpanKind.Producer)) return;
        string source = Own;
        string? peer = target.Tags.PeerService;
        if (string.IsNullOrEmpty(peer))
        {
            if (!_setsDefaults || FindName(facts, ref source) is not { } found) return;
            peer = target.Tags.PeerService = found;
        }

        if (_setsDefaults) SpanParts.SetText(target.Span, SourceTag, source);
        if (!_names.TryGetValue(peer, out string? name)) return;
        target.Tags.PeerService = name;
        SpanParts.SetText(target.Span, RemappedTag, peer);
    }

    private static string? FindName(in SpanFacts facts, ref string source)
    {
        string[] specific = [];
        if (facts.Find(AttributeId.DbSystemName, AttributeId.DbSystem) is not null) specific = s_database;
        else if (facts.Find(AttributeId.MessagingSystem) is not null) specific = s_messaging;
        else if (facts.Find(AttributeId.RpcSystem, AttributeId.RpcSystemName) is not null) specific = s_call;
        return FindFirst(facts.Source, specific, ref source) ?? FindFirst(facts.Source, s_hosts, ref source);
    }

    private static string? FindFirst(SpanSource span, string[] names, ref string source)
    {
        foreach (string name in names)
        {
            if (span.FindText(name) is not { Length: > 0 } text) continue;
            source = name;
            return text;
        }

        return null;
    }
}
