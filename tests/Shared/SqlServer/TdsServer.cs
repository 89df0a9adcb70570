using System.Net;
using System.Net.Sockets;

namespace SpanPack.Tests.SqlServer;

/// <summary>
/// A server of SQL Server's protocol, as far as a login and one statement need it: a batch with <c>fail</c> in it is an error, any other
/// and any call of a procedure give one row.
/// </summary>
/// <remarks>Source: MS-TDS, version 7.4.</remarks>
internal sealed class TdsServer : IAsyncDisposable
{
    private const byte BatchType = 1;
    private const byte CallType = 3;
    private const byte LoginType = 16;
    private const byte PreLoginType = 18;

    private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
    private readonly CancellationTokenSource _ending = new();
    private readonly Task _accepting;

    internal TdsServer()
    {
        _listener.Start();
        _accepting = AcceptAsync();
    }

    internal int Port => ((IPEndPoint)_listener.LocalEndpoint).Port;

    public async ValueTask DisposeAsync()
    {
        await _ending.CancelAsync();
        _listener.Stop();
        await _accepting;
        _ending.Dispose();
    }

    private async Task AcceptAsync()
    {
        try
        {
            while (true)
            {
                TcpClient client = await _listener.AcceptTcpClientAsync(_ending.Token);
                _ = ServeAsync(client);
            }
        }
        catch (Exception e) when (e is OperationCanceledException or SocketException or ObjectDisposedException)
        {
            // The test is over.
        }
    }

    private async Task ServeAsync(TcpClient client)
    {
        using (client)
        {
            try
            {
                NetworkStream stream = client.GetStream();
                while (await TdsPacket.ReadAsync(stream, _ending.Token) is { } request)
                {
                    byte[]? answer = request.Type switch
                    {
                        PreLoginType => TdsAnswers.PreLogin(),
                        LoginType => TdsAnswers.Login(),
                        BatchType => TdsAnswers.Batch(request.Text),
                        CallType => TdsAnswers.Call(),
                        _ => null,
                    };
                    if (answer is null) return;
                    await TdsPacket.WriteAsync(stream, answer, _ending.Token);
                }
            }
            catch (Exception e) when (e is IOException or OperationCanceledException)
            {
                // The client has gone.
            }
        }
    }
}
