namespace SpanPack.Clients.Tests.Kafka;

/// <summary>A test that needs the native library of Confluent.Kafka; skipped where it cannot be loaded.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class KafkaFactAttribute : FactAttribute
{
    public KafkaFactAttribute() => Skip = KafkaCluster.MissingReason;
}
