using SpanPack.Clients.Tests.Kafka;

namespace SpanPack.Clients.Tests.Together;

/// <summary>A test that needs all servers and the native library of Confluent.Kafka; skipped where one is missing.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class TogetherFactAttribute : FactAttribute
{
    private static readonly string[] s_servers = [RealServer.Postgres, RealServer.MariaDb, RealServer.RabbitMq, RealServer.Redis];

    public TogetherFactAttribute()
        => Skip = KafkaCluster.MissingReason
            ?? s_servers.Select(RealServer.FindMissing).FirstOrDefault(static reason => reason is not null);
}
