using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using System.Text;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Requests.Benchmarks.Load;

/// <summary>
/// A client that costs little beside a server: one thread with blocking sockets that takes one connection after the other, reads its answer and sends the next request. So the server has a request of each other connection
/// while the client waits for one, and each connection has one request at a time.
/// </summary>
internal sealed class LoadClient : IDisposable
{
    private const int Connections = 32;
    private const int BufferBytes = 4096;

    private readonly Socket[] _sockets;
    private readonly byte[] _request;
    private readonly byte[] _buffer = new byte[BufferBytes];
    private readonly int _answerBytes;

    internal LoadClient(int port, string path)
    {
        _request = Encoding.ASCII.GetBytes($"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUser-Agent: load/1.0\r\nAccept: */*\r\n\r\n");
        _sockets = [.. Enumerable.Range(0, Connections).Select(_ => Connect(port))];
        _answerBytes = FirstAnswer(_sockets[0]);
    }

    /// <summary>Makes requests for a time.</summary>
    /// <returns>How many were answered, and in what time.</returns>
    /// <exception cref="WrongOutputException">An answer was not as the first.</exception>
    internal LoadFigures Run(TimeSpan time)
    {
        TimeSpan processor = Environment.CpuUsage.TotalTime;
        long start = Stopwatch.GetTimestamp();
        long count = 0;
        foreach (Socket socket in _sockets) socket.Send(_request);
        while (Stopwatch.GetElapsedTime(start) < time)
        {
            foreach (Socket socket in _sockets)
            {
                Receive(socket);
                socket.Send(_request);
            }

            count += _sockets.Length;
        }

        foreach (Socket socket in _sockets) Receive(socket);
        return new LoadFigures(count + _sockets.Length, Stopwatch.GetElapsedTime(start), Environment.CpuUsage.TotalTime - processor);
    }

    public void Dispose()
    {
        foreach (Socket socket in _sockets) socket.Dispose();
    }

    private static Socket Connect(int port)
    {
        var socket = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        socket.Connect(new IPEndPoint(IPAddress.Loopback, port));
        return socket;
    }

    // Answers differ in their date only, whose length is the same.
    private int FirstAnswer(Socket socket)
    {
        socket.Send(_request);
        int length = 0;
        do length += socket.Receive(_buffer, length, _buffer.Length - length, SocketFlags.None);
        while (!_buffer.AsSpan(0, length).EndsWith("\r\n0\r\n\r\n"u8) && !_buffer.AsSpan(0, length).EndsWith("hello"u8));
        return length;
    }

    private void Receive(Socket socket)
    {
        int length = 0;
        while (length < _answerBytes)
        {
            int count = socket.Receive(_buffer, length, _answerBytes - length, SocketFlags.None);
            if (count == 0) throw new WrongOutputException("The service has closed a connection.");
            length += count;
        }

        if (!_buffer.AsSpan().StartsWith("HTTP/1.1 200 "u8)) throw new WrongOutputException($"The service answered {Encoding.ASCII.GetString(_buffer, 0, length)}");
    }
}
