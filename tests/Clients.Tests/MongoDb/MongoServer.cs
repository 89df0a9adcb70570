using System.Buffers.Binary;
using System.Net;
using System.Net.Sockets;
using MongoDB.Bson;

namespace SpanPack.Clients.Tests.MongoDb;

/// <summary>
/// A stand-in for MongoDB, which Debian does not have. It takes what is inserted, finds nothing, and fails for the collection
/// <c>missing</c>.
/// </summary>
/// <remarks>Source: MongoDB wire protocol, messages of the kind OP_MSG with one section.</remarks>
internal sealed class MongoServer : IAsyncDisposable
{
    private const int HeaderSize = 16; // length, id, id that is answered, kind
    private const int BodyAt = HeaderSize + 5; // flags, and the kind of the section
    private const int OpMsg = 2013;

    private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
    private readonly CancellationTokenSource _end = new();
    private readonly Task _accepting;

    internal MongoServer()
    {
        _listener.Start();
        _accepting = AcceptAsync();
    }

    internal int Port => ((IPEndPoint)_listener.LocalEndpoint).Port;

    public async ValueTask DisposeAsync()
    {
        await _end.CancelAsync();
        _listener.Stop();
        await _accepting;
        _end.Dispose();
    }

    private static BsonDocument Answer(BsonDocument command)
    {
        BsonElement first = command.GetElement(0);
        if (first.Value == "missing")
            return new() { { "ok", 0 }, { "errmsg", "there is no such collection" }, { "code", 26 }, { "codeName", "NamespaceNotFound" } };
        return first.Name switch
        {
            "hello" => new()
            {
                { "ok", 1 }, { "helloOk", true }, { "isWritablePrimary", true }, { "readOnly", false }, { "minWireVersion", 0 },
                { "maxWireVersion", 21 },
                { "maxBsonObjectSize", 16_777_216 }, { "maxMessageSizeBytes", 48_000_000 }, { "maxWriteBatchSize", 100_000 },
            },
            "find"
                => new() { { "ok", 1 },
                    { "cursor", new BsonDocument { { "id", 0L }, { "ns", $"shop.{first.Value}" }, { "firstBatch", new BsonArray() } } } },
            "insert" => new() { { "ok", 1 }, { "n", 1 } },
            _ => new() { { "ok", 1 } },
        };
    }

    private static byte[] Write(BsonDocument answer, int to)
    {
        byte[] body = answer.ToBson(), message = new byte[BodyAt + body.Length];
        BinaryPrimitives.WriteInt32LittleEndian(message, message.Length);
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(8), to);
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(12), OpMsg);
        body.CopyTo(message, BodyAt);
        return message;
    }

    private async Task AcceptAsync()
    {
        var connections = new List<Task>();
        while (!_end.IsCancellationRequested)
        {
            try
            {
                connections.Add(ServeAsync(await _listener.AcceptTcpClientAsync(_end.Token)));
            }
            catch (Exception e) when (e is OperationCanceledException or SocketException)
            {
                break;
            }
        }

        await Task.WhenAll(connections);
    }

    private async Task ServeAsync(TcpClient client)
    {
        using (client)
        {
            try
            {
                NetworkStream stream = client.GetStream();
                byte[] header = new byte[HeaderSize];
                while (true)
                {
                    await stream.ReadExactlyAsync(header, _end.Token);
                    byte[] message = new byte[BinaryPrimitives.ReadInt32LittleEndian(header) - HeaderSize];
                    await stream.ReadExactlyAsync(message, _end.Token);
                    BsonDocument command =
                        MongoDB.Bson.Serialization.BsonSerializer.Deserialize<BsonDocument>(message[(BodyAt - HeaderSize)..]);
                    await stream.WriteAsync(Write(Answer(command), BinaryPrimitives.ReadInt32LittleEndian(header.AsSpan(4))), _end.Token);
                }
            }
            catch (Exception e) when (e is OperationCanceledException or IOException)
            {
                // The client has gone, or the test.
            }
        }
    }
}
