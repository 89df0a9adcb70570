using Confluent.Kafka;

namespace SpanPack.Clients.Tests.Kafka;

/// <summary>The mock cluster of librdkafka: a client that is set to have one starts it, others find it by its address.</summary>
public sealed class KafkaCluster : IDisposable
{
    private readonly IProducer<string, string>? _owner;
    private int _topics;

    public KafkaCluster()
    {
        if (MissingReason is not null) return;
        var config = new ProducerConfig { BootstrapServers = "mock:9092" }; // replaced by those of the cluster
        config.Set("test.mock.num.brokers", "1");
        _owner = new ProducerBuilder<string, string>(config).SetLogHandler(static (_, _) => { }).Build();
        using IAdminClient admin = new DependentAdminClientBuilder(_owner.Handle).Build();
        Servers = string.Join(',', admin.GetMetadata(Patience.Long).Brokers.Select(static broker => $"{broker.Host}:{broker.Port}"));
    }

    /// <summary>Gets why tests are skipped; null where they are not.</summary>
    internal static string? MissingReason { get; } = FindReason();

    internal string Servers { get; } = "";

    /// <summary>Makes a name that no other test has; topics are created when they are used.</summary>
    internal string NewTopic() => $"orders-{Interlocked.Increment(ref _topics)}";

    internal IProducer<string, string> Produce(out ProducerConfig config)
    {
        config = new ProducerConfig { BootstrapServers = Servers };
        return new ProducerBuilder<string, string>(config).SetLogHandler(static (_, _) => { }).Build();
    }

    /// <summary>Makes a consumer of partition 0. It belongs to no group but in name, so it need not wait for one.</summary>
    internal IConsumer<string, string> Consume(string topic) => Consume<string>(topic);

    /// <inheritdoc cref="Consume(string)"/>
    /// <typeparam name="TValue">What its values are read as.</typeparam>
    internal IConsumer<string, TValue> Consume<TValue>(string topic)
    {
        var config =
            new ConsumerConfig { BootstrapServers = Servers, GroupId = "billing", EnableAutoCommit = false, EnablePartitionEof = true };
        IConsumer<string, TValue> consumer = new ConsumerBuilder<string, TValue>(config).SetLogHandler(static (_, _) => { })
            .Build()
            .AddDatadogTracing(config);
        consumer.Assign(new TopicPartitionOffset(topic, 0, 0));
        return consumer;
    }

    public void Dispose() => _owner?.Dispose();

    private static string? FindReason()
    {
        try
        {
            Library.Load(null);
            return null;
        }
        catch (DllNotFoundException exception)
        {
            return $"librdkafka could not be loaded: {exception.Message}";
        }
    }
}
