using Confluent.Kafka;
using MySqlConnector;
using Npgsql;
using RabbitMQ.Client;
using StackExchange.Redis;

namespace SpanPack.Clients.Tests.Together;

/// <summary>What the shop uses.</summary>
internal sealed record ShopParts(
    NpgsqlDataSource Postgres, MySqlDataSource MariaDb, ConnectionMultiplexer Redis, IConnection Broker, IProducer<string, string> Kafka,
        string Topic);
