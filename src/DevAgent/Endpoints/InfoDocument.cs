namespace SpanPack;

/// <summary>The document of <c>/info</c>.</summary>
internal sealed class InfoDocument
{
    public required string Version { get; init; }

    public string GitCommit { get; } = string.Empty;

    public required IReadOnlyList<string> Endpoints { get; init; }

    public required bool ClientDropP0s { get; init; }

    public required bool SpanMetaStructs { get; init; }

    public bool LongRunningSpans { get; } = true;

    public required bool SpanEvents { get; init; }

    public required AgentInfoConfig Config { get; init; }

    /// <summary>Gets the tags by which clients aggregate the stats of calls to peers.</summary>
    public IReadOnlyList<string> PeerTags { get; } =
    [
        "_dd.base_service", "active_record.db.vendor", "amqp.destination", "amqp.exchange", "amqp.queue", "aws.queue.name", "aws.s3.bucket",
        "bucketname", "cassandra.keyspace", "db.cassandra.contact.points", "db.couchbase.seed.nodes", "db.hostname", "db.instance",
        "db.name",
        "db.namespace", "db.system", "db.system.name", "db.type", "dns.hostname", "grpc.host", "hostname", "http.host", "http.server_name",
        "messaging.destination", "messaging.destination.name", "messaging.kafka.bootstrap.servers", "messaging.rabbitmq.exchange",
        "messaging.system", "mongodb.db", "msmq.queue.path", "net.peer.name", "network.destination.ip", "network.destination.name",
        "out.host",
        "peer.hostname", "peer.service", "queuename", "rpc.service", "rpc.system", "sequel.db.vendor", "server.address", "streamname",
        "tablename",
        "topicname",
    ];

    public IReadOnlyList<string> SpanKindsStatsComputed { get; } = ["server", "consumer", "client", "producer"];

    public int ObfuscationVersion { get; } = 1;
}
